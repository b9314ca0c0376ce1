import type { StoredAttempt } from '../ports/AnswerStore.ts';
import { listUnsent } from '../state/journal/Journal.ts';
import { pause } from '../state/saving/SaveQueue.ts';
import { advance } from '../state/submission/advance.ts';
import { findDrainOutcome, nextDrainLook, type DrainFacts } from '../state/submission/drainOutcome.ts';
import type { HandIn } from '../state/submission/HandIn.ts';
import type { SubmissionEvent } from '../state/submission/SubmissionEvent.ts';
import {
  isOutcomeUnknown,
  isOver,
  isRetriedAutomatically,
  lookUpInherited,
  type SubmissionTask,
} from '../state/submission/SubmissionState.ts';
import { toClosure } from '../state/submission/toClosure.ts';
import type { AttemptContext, AttemptPart } from './AttemptContext.ts';
import { createCompletionReporter } from './createCompletionReporter.ts';
import type { JournalWriter } from './createJournalWriter.ts';
import { createTaskRunner } from './createTaskRunner.ts';
import { storeAttempt } from './storeAttempt.ts';

export interface Submitter extends AttemptPart {
  /** An earlier page sent a finish for this attempt: the server is asked whether it counted. */
  inheritFinish(attempt: StoredAttempt): void;
  /** The attempt is finished, by this tab's own finish or as another tab says; milliseconds since 1970 by the server's clock. */
  onFinished(handedInAt: number | null): void;
  dispatch(event: SubmissionEvent): void;
}

/** Keeps the state of the hand-in, and begins its tasks: one at a time and only in the tab with write access. */
export function createSubmitter(context: AttemptContext, writer: JournalWriter): Submitter {
  const { records, ports, state, serverNow, moment, update } = context;
  const { environment } = ports;
  const completion = createCompletionReporter(context);
  const closureOf = (handIn: HandIn) => toClosure(handIn, { ...state, records, now: serverNow() });
  const begin = createTaskRunner(context, { writer, completion, dispatch, onSuccess, closureOf });
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

  /** Null unless a hand-in saves what is unsaved. */
  function getDrainFacts(now: number): DrainFacts | null {
    const { submission } = state;
    if (submission.phase !== 'running' || submission.task.type !== 'drain') return null;
    const { since } = submission.task;
    const isOnline = environment.isOnline();
    return { ...state, submission, since, now, serverNow: serverNow(), isOnline, spreadShare };
  }

  function onSuccess(handedInAt: number): void {
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
