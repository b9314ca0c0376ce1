import type { Closure, SubmissionFailure, SubmissionStep, SubmitTrigger } from '../contract/Submission.ts';

/**
 * The state machine of a hand-in: save what is unsaved, finish once, send the completion record (EXAM-08).
 * `task` is the work in progress; most events below are the end of one.
 */
export interface SubmissionState {
  readonly step: SubmissionStep;
  readonly reason: SubmissionFailure | null;
  readonly trigger: SubmitTrigger | null;
  readonly task: 'none' | 'drain' | 'compare' | 'verify' | 'finish' | 'record';
  /** A finish was sent and its outcome is unknown: the log list is read before another one is sent. */
  readonly isOutcomeUnknown: boolean;
  /** What to do when the log list shows the attempt as still open. */
  readonly afterVerify: 'finish' | 'fail' | 'open' | 'unsaved' | 'without-refused' | 'refuse';
  /** The log list showed the attempt as open in this run, so a finish may be sent although the browser reports offline. */
  readonly isVerified: boolean;
  /** The server's answers were read back in this run; once is enough. */
  readonly isCompared: boolean;
  readonly closure: Closure | null;
  /** The hand-in goes without the answers that the server refuses: the student decided it, or the time is up. */
  readonly isWithoutRefused: boolean;
  /** The server did not receive the last hand-in before a reload or a sign-out; the notice stays until the next hand-in. */
  readonly isInterrupted: boolean;
  /** The server refuses answers: the log list is read once, until it takes one again. */
  readonly refusal: 'none' | 'asking' | 'open';
}

export type SubmissionEvent =
  | { type: 'submit'; trigger: SubmitTrigger; isWithoutRefused?: boolean }
  /** All answers are confirmed. */
  | { type: 'drained'; isOnline: boolean }
  /** The server's answers were read back, or could not be: `isComplete` unless some must be sent again. */
  | { type: 'compared'; isComplete: boolean }
  /** `refused` when the server itself refused some of the answers, or all that are left: it may have closed the attempt. */
  | { type: 'drain-failed'; reason: 'unsaved' | 'expired'; refused?: 'none' | 'some' | 'all' }
  /** The finish is about to be sent. */
  | { type: 'finish-sent' }
  | { type: 'finish-succeeded' }
  | { type: 'finish-failed'; isExpired: boolean }
  /** The log list was read; `mayFinishArrive` while a finish that was sent may still be processed, `closure` of an attempt that is finished. */
  | { type: 'verified'; isFinished: boolean; mayFinishArrive?: boolean; closure?: Closure }
  /** The server refused an answer: it may have closed the attempt. */
  | { type: 'save-refused' }
  | { type: 'save-taken' }
  | { type: 'verify-failed'; isExpired: boolean }
  /** The completion record was sent, or is kept to be sent later; either way the finish is not repeated. */
  | { type: 'recorded' }
  /** The network may be back: look up a finish whose outcome is unknown. */
  | { type: 'recheck' }
  /** The student signed in again. */
  | { type: 'resumed' }
  /** Another tab finished the attempt. */
  | { type: 'finished-elsewhere' };

/** The state on opening. A finish that an earlier page sent is looked up before anything else. */
export function createSubmission(isOutcomeUnknown: boolean): SubmissionState {
  const idle: SubmissionState = {
    step: 'idle',
    reason: null,
    trigger: null,
    task: 'none',
    isOutcomeUnknown,
    afterVerify: 'finish',
    isVerified: false,
    isCompared: false,
    closure: null,
    isWithoutRefused: false,
    isInterrupted: isOutcomeUnknown,
    refusal: 'none',
  };
  return isOutcomeUnknown ? verify({ ...idle, step: 'finishing', trigger: 'click' }, 'open') : idle;
}

/**
 * True while answers must not change: a hand-in runs, the time is up, or a finish may have counted, in which case
 * the server would refuse a later answer.
 */
export function isLocked({ step, trigger, isOutcomeUnknown }: SubmissionState): boolean {
  return (step !== 'idle' && step !== 'failed') || trigger === 'time-up' || isOutcomeUnknown;
}

/** True once the server has finished the attempt. */
export function isOver({ step }: SubmissionState): boolean {
  return step === 'recording' || step === 'done';
}

/** True when a failed hand-in is retried without a click: after the time is up the paper is locked. */
export function isRetriedAutomatically({
  step,
  reason,
  trigger,
  isOutcomeUnknown,
  task,
}: SubmissionState): boolean {
  return (
    step === 'failed' &&
    task === 'none' &&
    reason !== 'expired' &&
    (trigger === 'time-up' || isOutcomeUnknown)
  );
}

export function advance(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  if (state.step === 'done') return state;
  switch (event.type) {
    case 'submit':
      return submit(state, event.trigger, event.isWithoutRefused);
    case 'drained':
      if (state.task !== 'drain') return state;
      // A finish sent offline may have an unknown outcome. Reading the log list first is harmless and shows whether
      // the browser is right about being offline.
      if (!event.isOnline && !state.isVerified) return verify(state, 'finish');
      if (!state.isCompared) return { ...state, task: 'compare', isCompared: true };
      return { ...state, step: 'finishing', task: 'finish' };
    case 'compared':
      if (state.task !== 'compare') return state;
      return event.isComplete ? { ...state, step: 'finishing', task: 'finish' } : drainAgain(state);
    case 'drain-failed':
      if (state.task !== 'drain') return state;
      if (event.refused === 'all') return verify(state, 'without-refused');
      return event.refused === 'some' ? verify(state, 'unsaved') : fail(state, event.reason);
    case 'finish-sent':
      return { ...state, isOutcomeUnknown: true };
    case 'finish-succeeded':
      return finished(state);
    case 'finish-failed':
      if (state.task !== 'finish') return state;
      // The server refuses a request with an expired sign-in before it does anything.
      return event.isExpired ? fail({ ...state, isOutcomeUnknown: false }, 'expired') : verify(state, 'fail');
    case 'verified':
      return verified(state, event);
    case 'verify-failed':
      if (state.task !== 'verify') return state;
      if (state.afterVerify === 'refuse') return { ...state, task: 'none', refusal: 'none' };
      if (event.isExpired) return fail(state, 'expired');
      return fail(state, isAboutAnswers(state) ? 'unsaved' : 'finish');
    case 'save-refused':
      return state.task === 'none' && state.refusal === 'none'
        ? verify({ ...state, refusal: 'asking' }, 'refuse')
        : state;
    case 'save-taken':
      return state.refusal === 'open' ? { ...state, refusal: 'none' } : state;
    case 'recorded':
      return state.task === 'record' ? { ...state, step: 'done', task: 'none' } : state;
    case 'recheck':
      return isRetriedAutomatically(state) ? recheck(state) : state;
    case 'resumed':
      return resumed(state);
    case 'finished-elsewhere':
      return { ...state, step: 'done', reason: null, task: 'none', isOutcomeUnknown: false };
    default:
      return event satisfies never;
  }
}

/** Merges a click with the end of the time: one run, and 'time-up' keeps the paper locked. */
function submit(state: SubmissionState, requested: SubmitTrigger, isWithoutRefused = false): SubmissionState {
  const trigger = state.trigger === 'time-up' ? 'time-up' : requested;
  if (state.step !== 'idle' && state.step !== 'failed') {
    const isLookingUpEarlierFinish = state.task === 'verify' && state.afterVerify === 'open';
    return { ...state, trigger, afterVerify: isLookingUpEarlierFinish ? 'finish' : state.afterVerify };
  }
  const run = { ...startRun(state), trigger, reason: null, isWithoutRefused, isInterrupted: false };
  return state.isOutcomeUnknown
    ? verify({ ...run, step: 'finishing' }, 'finish')
    : { ...run, step: 'draining', task: 'drain' };
}

/** A retry that nobody asked for shows the failure before it until a finish is sent. */
function recheck(state: SubmissionState): SubmissionState {
  if (state.trigger !== 'time-up') return verify(state, 'open');
  const run = startRun(state);
  return state.isOutcomeUnknown ? verify(run, 'finish') : { ...run, task: 'drain' };
}

function startRun(state: SubmissionState): SubmissionState {
  return { ...state, isVerified: false, isCompared: false };
}

function drainAgain(state: SubmissionState): SubmissionState {
  return { ...state, step: state.step === 'failed' ? 'failed' : 'draining', task: 'drain' };
}

/** The log list is read because answers could not be saved. */
function isAboutAnswers({ afterVerify }: SubmissionState): boolean {
  return afterVerify === 'unsaved' || afterVerify === 'without-refused';
}

const NO_CLOSURE: Closure = { by: 'student', at: null, heldCount: 0 };

function verified(
  state: SubmissionState,
  {
    isFinished,
    mayFinishArrive = false,
    closure = NO_CLOSURE,
  }: Extract<SubmissionEvent, { type: 'verified' }>,
): SubmissionState {
  if (state.task !== 'verify') return state;
  if (isFinished) {
    // Our own finish: it was sent after all answers were confirmed, and the paper has been locked since. A fresh paper
    // that carries no answers makes them unsaved again, and the closed attempt refuses them.
    if (state.isOutcomeUnknown) return finished(state);
    // An attempt that was closed elsewhere before it had all answers is over too; its reason stays 'unsaved'.
    const isRefused = isAboutAnswers(state) || state.afterVerify === 'refuse';
    return finished({ ...state, closure }, isRefused ? 'unsaved' : null);
  }
  if (state.afterVerify === 'refuse') return { ...state, task: 'none', refusal: 'open' };
  const open: SubmissionState = { ...state, isOutcomeUnknown: mayFinishArrive, task: 'none' };
  if (state.afterVerify === 'finish') return drainAgain({ ...open, isVerified: true });
  if (state.afterVerify === 'fail') return fail(open, 'finish');
  if (state.afterVerify === 'unsaved') return fail(open, 'unsaved');
  if (state.afterVerify === 'without-refused') return goWithoutRefused(open);
  return state.step === 'failed' ? open : { ...open, step: 'idle', trigger: null };
}

/** At the end of the time there is nobody to ask: what the server takes is handed in. */
function goWithoutRefused(state: SubmissionState): SubmissionState {
  if (state.trigger !== 'time-up' && !state.isWithoutRefused) return fail(state, 'refused');
  const run = { ...state, isWithoutRefused: true, isCompared: true };
  return state.isCompared ? { ...run, step: 'finishing', task: 'finish' } : { ...run, task: 'compare' };
}

function finished(state: SubmissionState, reason: SubmissionFailure | null = null): SubmissionState {
  if (state.step === 'recording') return state;
  return { ...state, step: 'recording', reason, task: 'record', isOutcomeUnknown: false };
}

function resumed(state: SubmissionState): SubmissionState {
  if (state.reason !== 'expired') return state;
  if (state.trigger === 'time-up') return submit(state, 'time-up');
  if (state.isOutcomeUnknown) return verify(state, 'open');
  return { ...state, step: 'idle', reason: null, trigger: null, isInterrupted: true };
}

function verify(state: SubmissionState, afterVerify: SubmissionState['afterVerify']): SubmissionState {
  return { ...state, task: 'verify', afterVerify };
}

function fail(state: SubmissionState, reason: SubmissionFailure): SubmissionState {
  return { ...state, step: 'failed', reason, task: 'none' };
}
