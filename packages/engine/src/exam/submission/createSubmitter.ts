import { backOff, HAND_IN_RETRY_MS } from '../../retry/backOff.ts';
import { withTimeout } from '../../retry/withTimeout.ts';
import type { AttemptContext, AttemptPart } from '../AttemptContext.ts';
import type { JournalWriter } from '../journal/createJournalWriter.ts';
import { findDifferences } from '../journal/findDifferences.ts';
import { listContested, listPending, listUnsent, reopen, settlesAt } from '../journal/Journal.ts';
import type { HandIn } from '../ports/ExamPorts.ts';
import { clearAbandoned, enqueue, findEntry, flush, pause } from '../saving/SaveQueue.ts';
import type { Timekeeper } from '../time/createTimekeeper.ts';
import { createCompletionReporter } from './createCompletionReporter.ts';
import {
  advance,
  createSubmission,
  isOver,
  isRetriedAutomatically,
  type SubmissionEvent,
  type SubmissionState,
} from './SubmissionState.ts';
import { toClosure } from './toClosure.ts';

/** How long a hand-in waits for unsaved answers, after no older save can arrive any more. */
const DRAIN_TIMEOUT_MS = 10_000;
/** The outcome of a finish without a response for this long is unknown; a later response still counts. */
const FINISH_TIMEOUT_MS = 60_000;
/** The longest time from sending a finish to its processing; until then an attempt that is still open proves nothing. */
const FINISH_TRAVEL_MS = 10_000;
const CALL_TIMEOUT_MS = 10_000;
/**
 * The students of a class reach the end of the time together: their hand-ins are spread over a hundredth of the time limit,
 * at most this long. The paper is locked and saved by then.
 */
const LONGEST_SPREAD_MS = 10_000;

export interface Submitter extends AttemptPart {
  /** An earlier page sent a finish for this attempt: the server is asked whether it counted. */
  inheritFinish(progress: 'finish-sent' | 'finished'): void;
  dispatch(event: SubmissionEvent): void;
}

/** Makes the calls of a hand-in, one at a time and only in the tab with write access. */
export function createSubmitter(
  context: AttemptContext,
  writer: JournalWriter,
  timekeeper: () => Timekeeper,
): Submitter {
  const { key, records, ports, state, update } = context;
  const { environment, store } = ports;
  const completion = createCompletionReporter(context);
  const spreadShare = environment.random();
  let running: SubmissionState['task'] = 'none';
  let drainingSince = 0;
  let failureCount = 0;
  let retryAt = Infinity;
  let finishSettlesAt = -Infinity;

  function dispatch(event: SubmissionEvent): void {
    const before = state.submission;
    state.submission = advance(before, event);
    if (before.trigger === null && state.submission.trigger !== null) keepWish();
    const { step, task, isOutcomeUnknown } = state.submission;
    if (step === 'failed' && task === 'none' && before.task !== 'none') scheduleRetry();
    // Only the way back to 'open': `finish` itself stores 'finish-sent', and `record` stores 'finished'.
    if (before.isOutcomeUnknown && !isOutcomeUnknown && !isOver(state.submission)) {
      void timekeeper().storeAttempt('open');
    }
    update();
  }

  /** After a reload or a new sign-in the student learns that the hand-in did not arrive. */
  function keepWish(): void {
    if (!isOver(state.submission) && !state.submission.isOutcomeUnknown)
      void timekeeper().storeAttempt('open');
  }

  function scheduleRetry(): void {
    failureCount += 1;
    retryAt = environment.monotonicNow() + backOff(HAND_IN_RETRY_MS, failureCount, environment.random());
    if (state.submission.reason === 'expired') state.queue = pause(state.queue);
  }

  /** Ends a task, unless a newer state has replaced it. */
  function end(task: SubmissionState['task'], event: SubmissionEvent): void {
    if (state.isDisposed || running !== task) return;
    running = 'none';
    dispatch(event);
  }

  /** When a hand-in with unsaved answers fails. */
  function drainEndsAt(now: number): number {
    const settled = listContested(state.journal)
      .map(settlesAt)
      .map((at) => now + at - timekeeper().serverNow());
    return Math.max(drainingSince, ...settled) + DRAIN_TIMEOUT_MS;
  }

  /** When a hand-in at the end of the time may go on; a later one is not held up. */
  function spreadEndsAt(now: number): number {
    const { deadline, submission } = state;
    if (!deadline || submission.trigger !== 'time-up') return -Infinity;
    const spread = spreadShare * Math.min(deadline.limitMs / 100, LONGEST_SPREAD_MS);
    return now + deadline.endsAt + spread - timekeeper().serverNow();
  }

  function drain(now: number): void {
    const unsent = listPending(state.journal);
    if (unsent.length === 0 && now < spreadEndsAt(now)) return;
    if (unsent.length === 0) return end('drain', { type: 'drained', isOnline: environment.isOnline() });
    if (state.queue.isPaused) return end('drain', { type: 'drain-failed', reason: 'expired' });
    const hasEachFailed = unsent.every(({ questionId }) => {
      const entry = findEntry(state.queue, questionId);
      if (!entry) return true;
      return entry.sending === null && entry.failedAt !== null && entry.failedAt >= drainingSince;
    });
    // Offline the student need not wait once every answer was tried in vain.
    const isHopeless = hasEachFailed && !environment.isOnline();
    const refused = unsent.filter(({ questionId }) => findEntry(state.queue, questionId)?.refusal).length;
    const areAllRefused = refused === unsent.length;
    // The student has seen the refusals and does not wait for another answer.
    const isDecided = hasEachFailed && areAllRefused && state.submission.isWithoutRefused;
    if (isHopeless || isDecided || now >= drainEndsAt(now)) {
      const some = refused > 0 ? 'some' : 'none';
      end('drain', { type: 'drain-failed', reason: 'unsaved', refused: areAllRefused ? 'all' : some });
    }
  }

  /** Reads the server's answers back: another one than the journal's, or none where it should be, is sent again. */
  async function compare(): Promise<void> {
    let isComplete = true;
    try {
      const held = await withTimeout(ports.readAnswers(), CALL_TIMEOUT_MS, environment);
      if (state.isDisposed || running !== 'compare') return;
      const now = environment.monotonicNow();
      for (const questionId of findDifferences(records.byId, state.journal, held)) {
        // What the server refuses cannot be sent again.
        if (findEntry(state.queue, questionId)?.refusal) continue;
        state.journal = reopen(state.journal, questionId);
        const rev = state.journal.get(questionId)?.rev ?? 0;
        state.queue = enqueue(state.queue, { questionId, rev, now, delay: 0 });
        writer.schedule(questionId, 0);
        isComplete = false;
      }
    } catch {
      // All answers are confirmed: without the second look the hand-in goes on.
    }
    end('compare', { type: 'compared', isComplete });
  }

  async function finish(): Promise<void> {
    state.queue = clearAbandoned(state.queue);
    dispatch({ type: 'finish-sent' });
    // On disk before the call: after a crash the next page looks the finish up and still has the completion record.
    await Promise.all([timekeeper().storeAttempt('finish-sent'), completion.prepare()]);
    if (state.isDisposed || state.writeAccess !== 'granted') return;
    try {
      finishSettlesAt = environment.monotonicNow() + FINISH_TRAVEL_MS;
      const call = ports.finish();
      // Also after the timeout: a response that reports success is always right.
      call.then(onFinished, () => {});
      await withTimeout(call, FINISH_TIMEOUT_MS, environment);
    } catch (error) {
      const kind = ports.getErrorKind(error);
      // A server that answers with a refusal has processed nothing.
      if (kind === 'rejected' || kind === 'session-expired') finishSettlesAt = -Infinity;
      end('finish', { type: 'finish-failed', isExpired: kind === 'session-expired' });
    }
  }

  function onFinished(): void {
    if (state.isDisposed) return;
    if (running === 'finish') running = 'none';
    if (state.writeAccess !== 'granted') ports.lock.post({ type: 'finished' });
    dispatch({ type: state.writeAccess === 'granted' ? 'finish-succeeded' : 'finished-elsewhere' });
  }

  function findHandIn(): Promise<HandIn | null> {
    return withTimeout(ports.findHandIn(), CALL_TIMEOUT_MS, environment);
  }

  async function verify(): Promise<void> {
    try {
      let handIn = await findHandIn();
      const wait = finishSettlesAt - environment.monotonicNow();
      // A failure is shown at once; the paper then stays locked until the next look.
      if (!handIn && wait > 0 && state.submission.afterVerify !== 'fail') {
        await new Promise<void>((resolve) => environment.setTimer(resolve, wait));
        handIn = await findHandIn();
      }
      const mayFinishArrive = environment.monotonicNow() < finishSettlesAt;
      end(
        'verify',
        handIn
          ? {
              type: 'verified',
              isFinished: true,
              closure: toClosure(handIn, { ...state, records, now: timekeeper().serverNow() }),
            }
          : { type: 'verified', isFinished: false, mayFinishArrive },
      );
    } catch (error) {
      end('verify', { type: 'verify-failed', isExpired: ports.getErrorKind(error) === 'session-expired' });
    }
  }

  async function record(): Promise<void> {
    if (state.submission.closure?.by === 'student') completion.skip();
    await completion.report();
    await timekeeper().storeAttempt('finished');
    // Answers that the closed attempt did not take stay on the device: there is no other copy. Before a finish is sent
    // all are confirmed, even where a fresh paper carries none of them.
    const { reason, isWithoutRefused } = state.submission;
    const isWhole = reason !== 'unsaved' && !isWithoutRefused;
    const isTaken = isWhole || listUnsent(state.journal).length === 0;
    if (isTaken) await store.forgetAnswers(key);
    ports.lock.post({ type: 'finished' });
    end('record', { type: 'recorded' });
  }

  function begin(task: SubmissionState['task'], now: number): void {
    running = task;
    switch (task) {
      case 'none':
        return;
      case 'drain':
        drainingSince = now;
        state.queue = flush(state.queue, now, true);
        return void writer.flush(false);
      case 'compare':
        return void compare();
      case 'finish':
        return void finish();
      case 'verify':
        return void verify();
      case 'record':
        return void record();
      default:
        return task satisfies never;
    }
  }

  return {
    inheritFinish(progress) {
      finishSettlesAt = environment.monotonicNow() + FINISH_TRAVEL_MS;
      if (progress === 'finished') completion.skip();
      else completion.inherit();
      state.submission = createSubmission(true);
    },
    dispatch,
    run(now) {
      if (state.writeAccess !== 'granted') {
        running = 'none';
        return;
      }
      if (isRetriedAutomatically(state.submission) && now >= retryAt) {
        retryAt = Infinity;
        dispatch({ type: 'recheck' });
      }
      const { task } = state.submission;
      if (task !== running) begin(task, now);
      if (running === 'drain') drain(now);
    },
    nextRun(now) {
      if (state.writeAccess !== 'granted') return null;
      if (running === 'drain') {
        const spreadEnd = spreadEndsAt(now);
        return spreadEnd > now ? spreadEnd : drainEndsAt(now);
      }
      return isRetriedAutomatically(state.submission) ? retryAt : null;
    },
  };
}
