import type { FailureKind } from '@cloud-school/domain';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { StoredAttempt } from '../ports/AnswerStore.ts';
import { findDifferences } from '../state/journal/findDifferences.ts';
import { listUnsent, reopen } from '../state/journal/Journal.ts';
import { findEntry } from '../state/saving/QueueEntry.ts';
import { clearAbandoned, enqueue, flush, noteAnswer, pause } from '../state/saving/SaveQueue.ts';
import { advance } from '../state/submission/advance.ts';
import { findDrainOutcome, nextDrainLook, type DrainFacts } from '../state/submission/drainOutcome.ts';
import type { HandIn } from '../state/submission/HandIn.ts';
import type { SubmissionEvent } from '../state/submission/SubmissionEvent.ts';
import {
  finishSettlesAt,
  isOutcomeUnknown,
  isOver,
  isRetriedAutomatically,
  lookUpInherited,
  type OverSubmission,
  type SubmissionTask,
} from '../state/submission/SubmissionState.ts';
import { toClosure } from '../state/submission/toClosure.ts';
import type { AttemptContext, AttemptPart } from './AttemptContext.ts';
import { createCompletionReporter } from './createCompletionReporter.ts';
import type { JournalWriter } from './createJournalWriter.ts';
import { storeAttempt } from './storeAttempt.ts';

/** A finish without a response for this long is given up; its outcome is unknown. */
const FINISH_TIMEOUT_MS = 60_000;
const CALL_TIMEOUT_MS = 10_000;

/** What a failed finish tells of the hand-in, by the kind of its failure. */
const OUTCOMES: Record<FailureKind, 'expired' | 'refused' | 'unknown'> = {
  'session-expired': 'expired',
  rejected: 'refused',
  malformed: 'unknown',
  unavailable: 'unknown',
  cancelled: 'unknown',
};

type Task<Type> = Extract<SubmissionTask, { type: Type }>;

export interface Submitter extends AttemptPart {
  /** An earlier page sent a finish for this attempt: the server is asked whether it counted. */
  inheritFinish(attempt: StoredAttempt): void;
  /** The attempt is finished, by this tab's own finish or as another tab says; milliseconds since 1970 by the server's clock. */
  onFinished(handedInAt: number | null): void;
  dispatch(event: SubmissionEvent): void;
}

/** Makes the calls of a hand-in, one at a time and only in the tab with write access. */
export function createSubmitter(context: AttemptContext, writer: JournalWriter): Submitter {
  const { key, records, ports, state, serverNow, moment, update } = context;
  const { environment, store } = ports;
  const completion = createCompletionReporter(context);
  const spreadShare = environment.random();
  /** The task whose calls are made. */
  let begun: SubmissionTask | null = null;

  function dispatch(event: SubmissionEvent): void {
    const before = state.submission;
    const after = advance(before, event, moment());
    state.submission = after;
    const isExpired = after.phase === 'failed' && after.failure === 'expired';
    if (isExpired && before.phase === 'running') state.queue = pause(state.queue);
    const isAsked = before.phase === 'idle' && after.phase === 'running';
    const isKnownAgain = isOutcomeUnknown(before) && !isOutcomeUnknown(after);
    // `finish` and `record` store what follows. After a reload or a new sign-in the student learns that nothing arrived.
    if ((isAsked || isKnownAgain) && !isOver(after) && !isOutcomeUnknown(after)) {
      void storeAttempt(context, 'open');
    }
    update();
  }

  /** Ends a task, unless a newer state has replaced it. */
  function end(task: SubmissionTask, event: SubmissionEvent): void {
    if (!state.isDisposed && state.submission.task === task) dispatch(event);
  }

  /** Null unless a hand-in saves what is unsaved. */
  function getDrainFacts(now: number): DrainFacts | null {
    const { submission } = state;
    if (submission.phase !== 'running' || submission.task.type !== 'drain') return null;
    const { since } = submission.task;
    const isOnline = environment.isOnline();
    return { ...state, submission, since, now, serverNow: serverNow(), isOnline, spreadShare };
  }

  /** Reads the server's answers back: another one than the journal's, or none where it should be, is sent again. */
  async function compare(task: Task<'compare'>): Promise<void> {
    let isComplete = true;
    try {
      const held = await withTimeout(ports.readAnswers(), CALL_TIMEOUT_MS, environment);
      if (state.isDisposed || state.submission.task !== task) return;
      const now = environment.monotonicNow();
      for (const questionId of findDifferences(records.byId, state.journal, held)) {
        // What the server refuses cannot be sent again.
        if (findEntry(state.queue, questionId)?.refusal) continue;
        state.journal = reopen(state.journal, questionId, serverNow());
        const rev = state.journal.get(questionId)?.rev ?? 0;
        state.queue = enqueue(state.queue, { questionId, rev, now, delay: 0 });
        writer.schedule(questionId, 0);
        isComplete = false;
      }
    } catch {
      // All answers are confirmed: without the second look the hand-in goes on.
    }
    end(task, { type: 'compared', isComplete });
  }

  async function finish(task: Task<'finish'>): Promise<void> {
    state.queue = clearAbandoned(state.queue);
    dispatch({ type: 'finish-sent' });
    // On disk before the call: after a crash the next page looks the finish up and still has the completion record.
    await Promise.all([storeAttempt(context, 'finish-sent'), completion.prepare()]);
    if (state.isDisposed || state.submission.task !== task) return;
    const sending = new AbortController();
    try {
      // Again: its way to the server begins here.
      dispatch({ type: 'finish-sent' });
      const call = ports.finish(sending.signal);
      // Also after the timeout: a response that reports success is always right.
      call.then(onSuccess, () => {});
      await withTimeout(call, FINISH_TIMEOUT_MS, environment);
    } catch (error) {
      const kind = ports.getErrorKind(error);
      if (kind === null) giveUp(task, sending);
      const outcome = kind === null ? 'unknown' : OUTCOMES[kind];
      const words = outcome === 'refused' ? ports.getErrorWords(error) : null;
      end(task, { type: 'finish-failed', outcome, words });
    }
  }

  /** The paper may open again: from now on nothing of this finish leaves. What is on its way has its time from here. */
  function giveUp(task: Task<'finish'>, sending: AbortController): void {
    sending.abort();
    end(task, { type: 'finish-sent' });
  }

  function onSuccess(): void {
    const handedInAt = serverNow();
    if (state.writeAccess !== 'granted') ports.lock.post({ type: 'finished', handedInAt });
    onFinished(handedInAt);
  }

  function onFinished(handedInAt: number | null): void {
    if (state.writeAccess !== 'granted') return dispatch({ type: 'finished-elsewhere', handedInAt });
    // The paper was open again and was edited: the server has none of it.
    const isLate = !isOutcomeUnknown(state.submission) && listUnsent(state.journal).length > 0;
    const closure = isLate ? closureOf({ at: handedInAt }) : undefined;
    dispatch({ type: 'finish-succeeded', handedInAt, closure });
  }

  const closureOf = (handIn: HandIn) => toClosure(handIn, { ...state, records, now: serverNow() });

  function findHandIn(): Promise<HandIn | null> {
    return withTimeout(ports.findHandIn(), CALL_TIMEOUT_MS, environment);
  }

  async function lookUp(task: Task<'look-up'>): Promise<void> {
    try {
      let handIn = await findHandIn();
      const wait = finishSettlesAt(state.submission) - environment.monotonicNow();
      // A failure is shown at once; the paper then stays locked until the next look.
      if (!handIn && wait > 0 && task.next !== 'fail') {
        await new Promise<void>((resolve) => environment.setTimer(resolve, wait));
        handIn = await findHandIn();
      }
      state.queue = noteAnswer(state.queue);
      const closure = handIn ? closureOf(handIn) : undefined;
      end(task, { type: 'looked-up', isFinished: handIn !== null, closure, handedInAt: handIn?.at ?? null });
    } catch (error) {
      const isExpired = ports.getErrorKind(error) === 'session-expired';
      end(task, { type: 'look-up-failed', isExpired });
    }
  }

  async function record(task: Task<'record'>, over: OverSubmission) {
    const { closure, failure, isWithoutRefused, handedInAt } = over;
    if (closure?.by === 'student') completion.skip();
    await completion.report();
    await storeAttempt(context, 'finished');
    // Answers that the closed attempt did not take stay on the device: there is no other copy. Before a finish is sent
    // all are confirmed, even where a fresh paper carries none of them.
    const isWhole = failure !== 'unsaved' && !isWithoutRefused;
    const isTaken = isWhole || listUnsent(state.journal).length === 0;
    if (isTaken) await store.forgetAnswers(key);
    ports.lock.post({ type: 'finished', handedInAt });
    end(task, { type: 'recorded' });
  }

  function begin(task: SubmissionTask, now: number): void {
    switch (task.type) {
      case 'drain':
        state.queue = flush(state.queue, now, true);
        return void writer.flush(false);
      case 'compare':
        return void compare(task);
      case 'finish':
        return void finish(task);
      case 'look-up':
        return void lookUp(task);
      case 'record':
        return isOver(state.submission) ? void record(task, state.submission) : undefined;
      default:
        return task satisfies never;
    }
  }

  return {
    inheritFinish(attempt) {
      if (attempt.state === 'finished') completion.skip();
      else completion.inherit();
      state.submission = lookUpInherited(moment(), attempt.isWithoutRefused);
    },
    onFinished,
    dispatch,
    run(now) {
      if (state.writeAccess !== 'granted') return;
      const { submission } = state;
      if (isRetriedAutomatically(submission) && now >= submission.retryAt) dispatch({ type: 'recheck' });
      const { task } = state.submission;
      if (task && task !== begun) begin(task, now);
      begun = task;
      const draining = getDrainFacts(now);
      const outcome = draining && findDrainOutcome(draining);
      if (outcome) dispatch(outcome);
    },
    nextRun(now) {
      if (state.writeAccess !== 'granted') return null;
      const draining = getDrainFacts(now);
      if (draining) return nextDrainLook(draining);
      const { submission } = state;
      return isRetriedAutomatically(submission) ? submission.retryAt : null;
    },
  };
}
