import { EMPTY_ANSWER, isEmptyAnswer, isSameAnswer, type Answer } from '@cloud-school/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompletionJob } from './ports/AnswerStore.ts';
import { runCompletionJobs } from './runCompletionJobs.ts';
import { createAnswerStore } from './storage/createAnswerStore.ts';
import {
  choice,
  createExamHarness,
  KEY,
  text,
  type ExamHarness,
  type ExamTab,
} from './testing/createExamHarness.ts';
import { MAX_CALLS, type Fault } from './testing/createFakeServer.ts';
import { type ExamStep, examSteps, QUESTIONS } from './testing/examSteps.ts';

/** A number of runs with random orders; without it the same orders run each time. */
const EXPLORE = process.env['EXAM_RUNS'];

/** A student, their tabs, and what they typed last, which the server must hold at the end. */
interface Exam {
  harness: ExamHarness;
  tab: ExamTab;
  other: ExamTab | null;
  typed: Map<string, Answer>;
  /** When each question was last edited; the newest edits may not be on disk yet. */
  freshAt: Map<string, number>;
  history: Map<string, Answer[]>;
  paperCarries: boolean;
  diskDelay: number;
  violations: string[];
}

/** Checks that every answer shown as saved is the one that the server holds. */
function checkScreen({ harness, tab, violations }: Exam, after: string): void {
  if (tab.attempt.getWriteAccess() !== 'granted') return;
  for (const id of QUESTIONS) {
    const tile = tab.attempt.getTile(id);
    const held = harness.server.answers.get(id)?.answer;
    const shown = tab.attempt.getAnswer(id) ?? EMPTY_ANSWER;
    if (tile.isClearedAfterSave && !held)
      violations.push(`${after}: ${id} is shown as cleared after a save, but the server holds nothing`);
    if (tile.save !== 'saved' || tile.isClearedAfterSave) continue;
    if (!held || !isSameAnswer(held, shown)) violations.push(`${after}: ${id} shown as saved, but is not`);
  }
  const { unsavedCount, state } = tab.attempt.getSaveSummary();
  if (state === 'saved' && unsavedCount > 0)
    violations.push(`${after}: summary says saved with ${unsavedCount} unsaved`);
}

/** The questions whose last typed answer, unless empty, is not the server's. */
function missing({ harness, typed }: Exam): string[] {
  return [...typed]
    .filter(([, answer]) => !isEmptyAnswer(answer))
    .filter(([id, answer]) => !isSameAnswer(harness.server.answers.get(id)?.answer ?? EMPTY_ANSWER, answer))
    .map(([id]) => id);
}

function type(exam: Exam, id: string, answer: Answer): void {
  const { attempt } = exam.tab;
  if (attempt.getWriteAccess() !== 'granted' || attempt.getSubmission().isLocked) return;
  attempt.answer(id, answer);
  exam.typed.set(id, answer);
  exam.history.get(id)?.push(answer);
  exam.freshAt.set(id, exam.harness.clock.monotonicNow());
}

/** Checks that the restored answers are those that were typed. */
function checkRestored({ tab, typed, violations }: Exam): void {
  for (const [id, answer] of typed) {
    const shown = tab.attempt.getAnswer(id) ?? EMPTY_ANSWER;
    if (isSameAnswer(shown, answer) || (isEmptyAnswer(shown) && isEmptyAnswer(answer))) continue;
    violations.push(`${id} came back as ${JSON.stringify(shown)} instead of ${JSON.stringify(answer)}`);
  }
}

/** Forgets what was typed so shortly before a crash that it may not be on disk: an earlier answer may be restored. */
function forgetFresh({ harness, typed, freshAt, diskDelay }: Exam): string[] {
  const fresh = [...typed.keys()].filter((id) => {
    const age = harness.clock.monotonicNow() - (freshAt.get(id) ?? 0);
    return age <= diskDelay + (id.startsWith('t') ? 300 : 0);
  });
  for (const id of fresh) typed.delete(id);
  return fresh;
}

async function reopen(exam: Exam, fresh: string[]): Promise<void> {
  if (exam.other) {
    exam.tab = exam.other;
    exam.other = null;
    await exam.harness.clock.advance(200);
  } else {
    const isPaperStored = !exam.harness.server.isNetworkUp;
    exam.tab = await exam.harness.open({ doesPaperCarryAnswers: exam.paperCarries, isPaperStored });
  }
  checkRestored(exam);
  for (const id of fresh) {
    const shown = exam.tab.attempt.getAnswer(id) ?? EMPTY_ANSWER;
    const wasTyped = exam.history.get(id)?.some((old) => isSameAnswer(old, shown));
    if (!wasTyped && !isEmptyAnswer(shown)) exam.violations.push(`${id} came back as never typed`);
    exam.typed.set(id, shown);
  }
}

async function perform(exam: Exam, step: ExamStep): Promise<void> {
  const { harness, tab } = exam;
  const { server, clock } = harness;
  switch (step.do) {
    case 'answer':
      return type(exam, step.question, step.question.startsWith('c') ? choice(step.value) : text(step.value));
    case 'clear':
      return type(exam, step.question, step.question.startsWith('c') ? choice() : text(' '));
    case 'leave':
      return tab.attempt.saveNow();
    case 'wait':
      return clock.advance(step.ms);
    case 'fault':
      server.faults.push(toPossible(server, step.fault));
      return;
    case 'hand-in':
      server.faults = step.faults.map((fault) => toPossible(server, fault));
      return tab.attempt.submit('click');
    case 'network':
      server.isNetworkUp = step.isUp;
      if (!step.doesBrowserKnow || harness.isOnline === step.isUp) return;
      harness.isOnline = step.isUp;
      tab.lifecycle(step.isUp ? 'online' : 'offline');
      exam.other?.lifecycle(step.isUp ? 'online' : 'offline');
      return;
    case 'hidden':
    case 'visible':
      return tab.lifecycle(step.do);
    case 'retry':
      return tab.attempt.retryNow();
    case 'click':
      return tab.attempt.submit('click');
    case 'crash':
      tab.crash();
      return reopen(exam, forgetFresh(exam));
    case 'close':
      tab.attempt.dispose();
      await clock.advance(0);
      return reopen(exam, []);
    case 'expire':
      server.isSignedIn = false;
      return;
    case 'sign-in':
      server.isSignedIn = true;
      tab.attempt.resume();
      return;
    case 'open-second':
      exam.other ??= await harness.open({ doesPaperCarryAnswers: exam.paperCarries });
      return;
    case 'take-over': {
      const taken = tab.attempt.takeOver();
      await clock.advance(1100);
      await taken;
      return checkRestored(exam);
    }
    case 'switch-tab':
      if (exam.other) [exam.tab, exam.other] = [exam.other, tab];
      return;
    case 'close-second':
      exam.other?.attempt.dispose();
      exam.other = null;
      return clock.advance(10);
    case 'sleep':
      clock.sleep(step.ms);
      return tab.lifecycle('visible');
    case 'move-clock':
      return clock.moveWall(step.ms - 45_000);
    default:
      return step satisfies never;
  }
}

/** Only the order of the answers' times protects a server from a copy of a request whose success the client knows. */
function toPossible(server: ExamHarness['server'], fault: Fault): Fault {
  return fault.kind === 'doubled' && !server.doesOrderByTime
    ? { kind: 'given-up', after: 30, processing: fault.after }
    : fault;
}

/** Removes all faults; the student hands in until the attempt is done. */
async function endExam(exam: Exam): Promise<void> {
  const { harness } = exam;
  harness.server.faults = [];
  harness.server.isNetworkUp = true;
  harness.server.isSignedIn = true;
  harness.isOnline = true;
  exam.other?.attempt.dispose();
  exam.other = null;
  await harness.clock.advance(10);
  exam.tab.attempt.resume();
  exam.tab.lifecycle('online');
  await harness.clock.advance(60_000);
  for (let tries = 0; tries < 3 && exam.tab.attempt.getSubmission().step !== 'done'; tries += 1) {
    exam.tab.attempt.submit('click');
    await harness.clock.advance(60_000);
  }
}

async function runExam(
  steps: readonly ExamStep[],
  timeLimitMinutes: number | null,
  paperCarries: boolean,
  diskDelay: number,
  doesOrderByTime: boolean,
): Promise<Exam> {
  const harness = createExamHarness({ timeLimitMinutes, diskDelay, doesServerReturnAnswers: paperCarries });
  harness.server.doesOrderByTime = doesOrderByTime;
  const exam: Exam = {
    harness,
    tab: await harness.open(),
    other: null,
    typed: new Map(),
    freshAt: new Map(),
    history: new Map(QUESTIONS.map((id) => [id, []])),
    paperCarries,
    diskDelay,
    violations: [],
  };
  harness.server.onFinish = () => {
    const lost = missing(exam);
    if (lost.length > 0) exam.violations.push(`finished without ${lost.join(', ')}`);
  };
  for (const step of steps) {
    await perform(exam, step);
    await harness.clock.advance(0);
    checkScreen(exam, step.do);
    if (exam.tab.attempt.getSubmission().step === 'done') break;
  }
  await endExam(exam);
  checkScreen(exam, 'the end');
  return exam;
}

it('under thousands of orders of faults nothing is lost, every shown state is true and one finish counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(examSteps, { maxLength: 40 }),
      fc.constantFrom(null, null, 1, 3),
      fc.boolean(),
      fc.constantFrom(0, 40),
      fc.boolean(),
      async (steps, timeLimitMinutes, paperCarries, diskDelay, doesOrderByTime) => {
        const exam = await runExam(steps, timeLimitMinutes, paperCarries, diskDelay, doesOrderByTime);
        const { server, storage, clock } = exam.harness;
        expect(exam.violations).toEqual([]);
        expect(server.calls).toBeLessThan(MAX_CALLS);
        expect(missing(exam)).toEqual([]);
        expect(exam.tab.attempt.getSubmission().step).toBe('done');
        expect(server.finishEffects).toBe(1);
        expect(server.finishRepeats).toBe(0);
        const left = [...storage.values.keys()].filter((key) => key.includes(':answers/'));
        expect(left).toEqual([]);
        const store = createAnswerStore({ indexedDB: null, storage, timers: clock });
        const calls = {
          isFinished: () => server.isFinished(),
          report: ({ payload }: CompletionJob) => server.complete(payload),
        };
        const jobs = runCompletionJobs(store, KEY, calls);
        await clock.advance(1000);
        expect(await jobs).toBe(0);
        expect(server.completions.length).toBeGreaterThanOrEqual(1);
      },
    ),
    EXPLORE ? { numRuns: Number(EXPLORE) } : { numRuns: 1500, seed: 12 },
  );
}, 120_000);
