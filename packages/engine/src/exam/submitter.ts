import { listUnsent } from './journal.ts';
import type { RecordWriter } from './recordWriter.ts';
import { isSessionExpired } from './saver.ts';
import { backOff, clearStrays, findEntry, flush, pause } from './saveQueue.ts';
import type { SessionContext, SessionPart } from './SessionContext.ts';
import type { CompletionJob } from './storedValues.ts';
import {
  advance,
  createSubmission,
  isOver,
  isRetriedAlone,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';
import type { Timekeeper } from './timekeeper.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** How long a submission waits for unsaved answers. */
export const DRAIN_LIMIT_MS = 10_000;
/** A finish without an answer for this long counts as unknown; its answer is still taken when it comes. */
export const FINISH_LIMIT_MS = 60_000;
/** A finish may be on its way this long after its page died; until then "still open" proves nothing. */
const FINISH_TRAVEL_MS = 10_000;
const CALL_LIMIT_MS = 10_000;
/** Retries without a student begin at 4 s. */
const FIRST_RETRY = 3;

export interface Submitter extends SessionPart {
  /** Opens an attempt that an earlier page sent a finish for: the server is asked whether it counted. */
  inheritFinish(progress: 'finish-sent' | 'finished'): void;
  dispatch(event: SubmissionEvent): void;
}

/** Runs the calls of a submission, one at a time and only in the tab with the pen. */
export function createSubmitter(
  context: SessionContext,
  writer: RecordWriter,
  timekeeper: () => Timekeeper,
): Submitter {
  const { key, ports, state, touch } = context;
  const { environment, store, completion } = ports;
  let running: Submission['task'] = 'none';
  let drainingSince = 0;
  let failures = 0;
  let retryAt = Infinity;
  let isFinishInherited = false;
  let isReported = completion === null;

  function dispatch(event: SubmissionEvent): void {
    const before = state.submission;
    state.submission = advance(before, event);
    const { step, task, isOutcomeUnknown } = state.submission;
    if (step === 'failed' && task === 'none' && before.task !== 'none') noteFailure();
    // Only back to false: true is kept by `finish` itself before it sends, and a finished attempt is forgotten whole.
    if (before.isOutcomeUnknown && !isOutcomeUnknown && !isOver(state.submission)) {
      void timekeeper().keepAttempt('open');
    }
    touch();
  }

  function noteFailure(): void {
    failures += 1;
    retryAt = environment.monotonicNow() + backOff(failures + FIRST_RETRY - 1, environment.random());
    if (state.submission.reason === 'expired') state.queue = pause(state.queue);
  }

  /** Ends a task, unless it was left behind by a newer state. */
  function end(task: Submission['task'], event: SubmissionEvent): void {
    if (state.isDisposed || running !== task) return;
    running = 'none';
    dispatch(event);
  }

  function drain(now: number): void {
    const unsent = listUnsent(state.journal);
    if (unsent.length === 0) return end('drain', { type: 'drained', isOnline: environment.isOnline() });
    if (state.queue.isPaused) return end('drain', { type: 'drain-failed', reason: 'expired' });
    const hasEachFailed = unsent.every(({ questionId }) => {
      const entry = findEntry(state.queue, questionId);
      return entry?.sending === null && entry.failedAt !== null && entry.failedAt >= drainingSince;
    });
    // Offline the student need not wait once every answer was tried in vain.
    const isHopeless = hasEachFailed && !environment.isOnline();
    if (isHopeless || now - drainingSince >= DRAIN_LIMIT_MS) {
      const isRefused = unsent.some(({ questionId }) => findEntry(state.queue, questionId)?.isRefused);
      end('drain', { type: 'drain-failed', reason: 'unsaved', isRefused });
    }
  }

  async function finish(): Promise<void> {
    state.queue = clearStrays(state.queue);
    dispatch({ type: 'finish-sent' });
    // On disk before the call, so that a crash in the middle is looked up and the record is not forgotten.
    await Promise.all([timekeeper().keepAttempt('finish-sent'), keepJob(false)]);
    if (state.isDisposed || state.pen !== 'here') return;
    try {
      const call = ports.finish();
      // Also after it was given up: an answer that says "finished" is always right.
      call.then(onFinished, () => {});
      await withTimeLimit(call, FINISH_LIMIT_MS, environment);
    } catch (error) {
      end('finish', { type: 'finish-failed', isExpired: isSessionExpired(error) });
    }
  }

  function onFinished(): void {
    if (state.isDisposed) return;
    if (running === 'finish') running = 'none';
    if (state.pen !== 'here') ports.lock.post({ type: 'finished' });
    dispatch({ type: state.pen === 'here' ? 'finish-succeeded' : 'finished-elsewhere' });
  }

  function isFinishedNow(): Promise<boolean> {
    return withTimeLimit(ports.isFinished(), CALL_LIMIT_MS, environment);
  }

  async function verify(): Promise<void> {
    try {
      let isFinished = await isFinishedNow();
      if (!isFinished && isFinishInherited) {
        await new Promise<void>((resolve) => environment.setTimer(resolve, FINISH_TRAVEL_MS));
        isFinished = await isFinishedNow();
      }
      isFinishInherited = false;
      end('verify', { type: 'verified', isFinished });
    } catch (error) {
      end('verify', { type: 'verify-failed', isExpired: isSessionExpired(error) });
    }
  }

  async function record(): Promise<void> {
    if (completion && !isReported) {
      await keepJob(true);
      try {
        await withTimeLimit(completion.report(completion.payload), CALL_LIMIT_MS, environment);
        await store.removeJob(key, job(true));
      } catch {
        // The job stays on the device and is sent later; the attempt itself is finished.
      }
    }
    await timekeeper().keepAttempt('finished');
    // Answers the server closed the attempt over stay on the device: nobody else has them.
    if (listUnsent(state.journal).length === 0) await store.forgetAnswers(key);
    ports.lock.post({ type: 'finished' });
    end('record', { type: 'recorded' });
  }

  function job(isFinished: boolean): CompletionJob {
    const { answerLogId, workId } = key;
    return { answerLogId, workId, isFinished, payload: completion?.payload ?? {} };
  }

  async function keepJob(isFinished: boolean): Promise<void> {
    if (completion) await store.writeJob(key, job(isFinished));
  }

  function begin(task: Submission['task'], now: number): void {
    running = task;
    if (task === 'drain') {
      drainingSince = now;
      state.queue = flush(state.queue, now, true);
      void writer.flush(false);
    } else if (task === 'finish') void finish();
    else if (task === 'verify') void verify();
    else if (task === 'record') void record();
  }

  return {
    inheritFinish(progress) {
      isFinishInherited = true;
      isReported ||= progress === 'finished';
      state.submission = createSubmission(true);
    },
    dispatch,
    pump(now) {
      if (state.pen !== 'here') {
        running = 'none';
        return;
      }
      if (isRetriedAlone(state.submission) && now >= retryAt) {
        retryAt = Infinity;
        dispatch({ type: 'recheck' });
      }
      const { task } = state.submission;
      if (task !== running) begin(task, now);
      if (running === 'drain') drain(now);
    },
    nextWake() {
      if (state.pen !== 'here') return null;
      if (running === 'drain') return drainingSince + DRAIN_LIMIT_MS;
      return isRetriedAlone(state.submission) ? retryAt : null;
    },
  };
}
