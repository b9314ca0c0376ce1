export type SubmitTrigger = 'click' | 'time-up';
export type SubmissionStep = 'idle' | 'draining' | 'finishing' | 'recording' | 'done' | 'failed';
/** 'unsaved' beside the step 'done': the server closed the attempt before it took the last answers. */
export type SubmissionFailure = 'unsaved' | 'finish' | 'expired';

/**
 * One submission of an attempt: save what is unsaved, finish once, report the completion.
 * `task` says which call runs now; each event below is the end of one.
 */
export interface Submission {
  readonly step: SubmissionStep;
  readonly reason: SubmissionFailure | null;
  readonly trigger: SubmitTrigger | null;
  readonly task: 'none' | 'drain' | 'verify' | 'finish' | 'record';
  /** A finish was sent and nobody knows whether it counted: the log list is read before another (F07, P4). */
  readonly isOutcomeUnknown: boolean;
  /** What follows when the log list says that the attempt is still open. */
  readonly afterVerify: 'finish' | 'fail' | 'open' | 'unsaved';
  /** The log list said "still open" in this run, so a finish may be sent although it looked unwise. */
  readonly isVerified: boolean;
}

export type SubmissionEvent =
  | { type: 'submit'; trigger: SubmitTrigger }
  /** All answers are confirmed. */
  | { type: 'drained'; isOnline: boolean }
  /** `isRefused` when the server itself refused answers: perhaps it closed the attempt. */
  | { type: 'drain-failed'; reason: 'unsaved' | 'expired'; isRefused?: boolean }
  /** The finish is about to be sent. */
  | { type: 'finish-sent' }
  | { type: 'finish-succeeded' }
  | { type: 'finish-failed'; isExpired: boolean }
  | { type: 'verified'; isFinished: boolean }
  | { type: 'verify-failed'; isExpired: boolean }
  /** The completion record was sent, or is left to be sent later: it never runs the finish again (F09). */
  | { type: 'recorded' }
  /** The network may be back: find out about a finish whose outcome is unknown. */
  | { type: 'recheck' }
  | { type: 'resumed' }
  /** Another tab finished the attempt. */
  | { type: 'finished-elsewhere' };

/** The state on opening; a finish sent before a crash is looked up before anything else. */
export function createSubmission(isOutcomeUnknown: boolean): Submission {
  const idle: Submission = {
    step: 'idle',
    reason: null,
    trigger: null,
    task: 'none',
    isOutcomeUnknown,
    afterVerify: 'finish',
    isVerified: false,
  };
  return isOutcomeUnknown ? verify({ ...idle, step: 'finishing', trigger: 'click' }, 'open') : idle;
}

/**
 * True while answers may not change: a submission runs, the time is up, or a finish may have counted.
 * The last, because an answer typed after a finish that counted can reach nobody.
 */
export function isLocked({ step, trigger, isOutcomeUnknown }: Submission): boolean {
  return (step !== 'idle' && step !== 'failed') || trigger === 'time-up' || isOutcomeUnknown;
}

/** True once the server has the attempt as finished. */
export function isOver({ step }: Submission): boolean {
  return step === 'recording' || step === 'done';
}

/** True when the machine itself tries again later: nobody is left to click after the time is up (F18). */
export function isRetriedAlone({ step, reason, trigger, isOutcomeUnknown, task }: Submission): boolean {
  return (
    step === 'failed' &&
    task === 'none' &&
    reason !== 'expired' &&
    (trigger === 'time-up' || isOutcomeUnknown)
  );
}

export function advance(state: Submission, event: SubmissionEvent): Submission {
  if (state.step === 'done') return state;
  switch (event.type) {
    case 'submit':
      return submit(state, event.trigger);
    case 'drained':
      if (state.task !== 'drain') return state;
      // Offline a finish would only blur what the server knows; the harmless reading tells whether the browser is right.
      if (!event.isOnline && !state.isVerified) return verify(state, 'finish');
      return { ...state, step: 'finishing', task: 'finish' };
    case 'drain-failed':
      if (state.task !== 'drain') return state;
      return event.isRefused ? verify(state, 'unsaved') : fail(state, event.reason);
    case 'finish-sent':
      return { ...state, isOutcomeUnknown: true };
    case 'finish-succeeded':
      return finished(state);
    case 'finish-failed':
      if (state.task !== 'finish') return state;
      // An expired session is turned away before the server does anything.
      return event.isExpired ? fail({ ...state, isOutcomeUnknown: false }, 'expired') : verify(state, 'fail');
    case 'verified':
      return verified(state, event.isFinished);
    case 'verify-failed':
      if (state.task !== 'verify') return state;
      if (event.isExpired) return fail(state, 'expired');
      return fail(state, state.afterVerify === 'unsaved' ? 'unsaved' : 'finish');
    case 'recorded':
      return state.task === 'record' ? { ...state, step: 'done', task: 'none' } : state;
    case 'recheck':
      return isRetriedAlone(state) ? recheck(state) : state;
    case 'resumed':
      return resumed(state);
    case 'finished-elsewhere':
      return { ...state, step: 'done', reason: null, task: 'none', isOutcomeUnknown: false };
    default:
      return event satisfies never;
  }
}

/** A click and the end of the time merge: one run, and time-up keeps the paper locked. */
function submit(state: Submission, asked: SubmitTrigger): Submission {
  const trigger = state.trigger === 'time-up' ? 'time-up' : asked;
  if (state.step !== 'idle' && state.step !== 'failed') {
    const isLookingBack = state.task === 'verify' && state.afterVerify === 'open';
    return { ...state, trigger, afterVerify: isLookingBack ? 'finish' : state.afterVerify };
  }
  const run: Submission = { ...state, trigger, reason: null, isVerified: false };
  return state.isOutcomeUnknown
    ? verify({ ...run, step: 'finishing' }, 'finish')
    : { ...run, step: 'draining', task: 'drain' };
}

function recheck(state: Submission): Submission {
  return state.trigger === 'time-up' ? submit(state, 'time-up') : verify(state, 'open');
}

function verified(state: Submission, isFinished: boolean): Submission {
  if (state.task !== 'verify') return state;
  // An attempt that the server closed over unsaved answers ends too, and says so by its reason.
  if (isFinished) return finished(state, state.afterVerify === 'unsaved' ? 'unsaved' : null);
  const open: Submission = { ...state, isOutcomeUnknown: false, task: 'none' };
  if (state.afterVerify === 'finish') return { ...open, step: 'draining', task: 'drain', isVerified: true };
  if (state.afterVerify === 'fail') return fail(open, 'finish');
  if (state.afterVerify === 'unsaved') return fail(open, 'unsaved');
  return state.step === 'failed' ? open : { ...open, step: 'idle', trigger: null };
}

function finished(state: Submission, reason: SubmissionFailure | null = null): Submission {
  if (state.step === 'recording') return state;
  return { ...state, step: 'recording', reason, task: 'record', isOutcomeUnknown: false };
}

function resumed(state: Submission): Submission {
  if (state.reason !== 'expired') return state;
  if (state.trigger === 'time-up') return submit(state, 'time-up');
  if (state.isOutcomeUnknown) return verify(state, 'open');
  return { ...state, step: 'idle', reason: null, trigger: null };
}

function verify(state: Submission, afterVerify: Submission['afterVerify']): Submission {
  return { ...state, task: 'verify', afterVerify };
}

function fail(state: Submission, reason: SubmissionFailure): Submission {
  return { ...state, step: 'failed', reason, task: 'none' };
}
