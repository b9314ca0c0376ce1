import { QUESTION_TRAITS } from '@cloud-school/domain';
import type { SandboxClock } from '../createSandboxClock.ts';
import { finishAttempt } from '../exam/finishAttempt.ts';
import { gradeAttempt } from '../exam/gradeAttempt.ts';
import { listAnswerable } from '../exam/listAnswerable.ts';
import type { FaultInjector } from '../faults/createFaultInjector.ts';
import { routedEndpointIds } from '../routes/routeTable.ts';
import type { SandboxSeed } from '../seed/SandboxSeed.ts';
import { answerId } from '../store/documentIds.ts';
import type { Store } from '../store/Store.ts';
import type { Controls } from './Controls.ts';

interface ControlParts {
  store: Store;
  seed: () => SandboxSeed;
  clock: SandboxClock;
  faults: FaultInjector;
}

export function createControls({ store, seed, clock, faults }: ControlParts): Controls {
  const getAnswers = (answerLogId: string) =>
    store.list('answers').filter((answer) => answer.answerLogId === answerLogId);
  return {
    setLatency: (ms) => {
      faults.latency = Math.max(0, ms);
    },
    setFailureRate: (rate) => {
      faults.failureRate = Math.min(1, Math.max(0, rate));
    },
    setMediaTransfer: (transfer) => {
      faults.media = transfer;
    },
    mediaTransfer: () => faults.media,
    failNext: (endpointId, outcome, times = 1) => {
      if (endpointId !== '*' && !routedEndpointIds.includes(endpointId)) {
        throw new Error(
          `There is no endpoint ${endpointId}. Use an id of the catalogue, such as test.saveAnswer, or * for any.`,
        );
      }
      faults.pending.push({ endpointId, outcome, times });
    },
    releaseHeld: () => faults.release(),
    clearFailures: () => {
      faults.pending.length = 0;
    },
    fixClock: (time) => clock.fix(time),
    advanceClock: (ms) => clock.advance(ms),
    expireTokens: (userId) => {
      for (const session of store.list('sessions')) {
        if (userId === undefined || session.userId === userId) store.delete('sessions', session.token);
      }
    },
    markAttempt: (answerLogId, share = 1) => {
      const log = store.get('answerLogs', answerLogId);
      const test = seed().tests.find(({ testId }) => testId === log?.testId);
      if (!log || !test || log.finishedAt === null)
        throw new Error(`There is no finished attempt ${answerLogId}.`);
      for (const answer of getAnswers(answerLogId)) {
        const question = listAnswerable(test).find(({ id }) => id === answer.questionId);
        if (!question || !QUESTION_TRAITS[question.kind].isMarkedByTeacher) continue;
        const teacherScore = Math.round(question.examPoint * share * 10) / 10;
        store.put('answers', answerId(answerLogId, question.id), { ...answer, teacherScore });
      }
      store.put('answerLogs', answerLogId, { ...log, ...gradeAttempt(test, getAnswers(answerLogId)) });
    },
    closeAttempt: (answerLogId) => {
      const log = store.get('answerLogs', answerLogId);
      const test = seed().tests.find(({ testId }) => testId === log?.testId);
      if (!log || !test || log.finishedAt !== null)
        throw new Error(`There is no open attempt ${answerLogId}.`);
      finishAttempt({ store, now: clock.now() }, test, log);
    },
    resetAttempt: (answerLogId) => {
      if (!store.get('answerLogs', answerLogId)) throw new Error(`There is no attempt ${answerLogId}.`);
      for (const { questionId } of getAnswers(answerLogId))
        store.delete('answers', answerId(answerLogId, questionId));
      store.delete('answerLogs', answerLogId);
    },
    smsMessages: (mobile) => store.get('smsBoxes', mobile)?.messages ?? [],
    captchas: (key) =>
      store
        .list('captchas')
        .filter((captcha) => key === undefined || captcha.key === key)
        .toReversed(),
    callCount: (endpointId) => faults.counts[endpointId] ?? 0,
    state: () => ({
      now: clock.now(),
      latency: faults.latency,
      failureRate: faults.failureRate,
      pendingFailures: faults.pending.map((failure) => ({ ...failure })),
      counts: { ...faults.counts },
      calls: [...faults.calls],
      students: store.list('students').map(({ id, mobile, realName }) => ({ id, mobile, realName })),
      answerLogs: store.list('answerLogs').map((log) => ({
        ...log,
        answers: getAnswers(log.id),
        timeReport: store.get('timeReports', log.id) ?? null,
      })),
      completions: store.list('completions'),
      studyRecords: store.list('studyRecords'),
      visits: store.list('visits'),
      clues: store.list('clues'),
    }),
  };
}
