import type { Closure, SubmissionFailure, SubmissionStep, SubmitTrigger } from '../../contract/Submission.ts';
import type { Moment } from '../time/Moment.ts';

/** The longest time from sending a finish to its processing; until then an attempt that is still open proves nothing. */
export const FINISH_TRAVEL_MS = 10_000;

/** What follows when the log list shows the attempt as open. */
export type AfterLookUp =
  /** The hand-in goes on. */
  | 'finish'
  /** The finish did not arrive: the student learns it. */
  | 'fail'
  /** The paper opens again. */
  | 'open'
  /** Answers could not be saved: the student learns it. */
  | 'unsaved'
  /** The server refuses all answers that are left: the hand-in goes without them, or the student decides. */
  | 'without-refused'
  /** The server refuses an answer of an attempt that nobody hands in. */
  | 'refuse'
  /** Calls of such an attempt fail as they would in one that is closed. */
  | 'doubt';

export interface LookUp<After extends AfterLookUp = AfterLookUp> {
  readonly type: 'look-up';
  readonly next: After;
}
interface Drain {
  readonly type: 'drain';
  /** Milliseconds of the monotonic clock. */
  readonly since: number;
}
interface Compare {
  readonly type: 'compare';
}
interface Finish {
  readonly type: 'finish';
}
interface Recording {
  readonly type: 'record';
}

/**
 * The work in progress: save what is unsaved, read the answers back, finish, read the log list, or send the completion
 * record. One object is one piece of work, so that what an older one reports is told apart.
 */
export type SubmissionTask = Drain | Compare | Finish | LookUp | Recording;

/** What is true of an attempt until the server has finished it. */
export interface OpenFacts {
  /**
   * A finish was sent and its outcome is unknown: the log list is read before another one is sent. It may be processed
   * until `settlesAt`, in milliseconds of the monotonic clock.
   */
  readonly sentFinish: { readonly settlesAt: number } | null;
  readonly failureCount: number;
  /**
   * The server refuses answers although the log list showed the attempt as open: when it was read, in milliseconds of the
   * monotonic clock. Null without a refusal.
   */
  readonly refusalCheckedAt: number | null;
  /** When the log list was last asked because calls failed; milliseconds of the monotonic clock. */
  readonly doubtedAt: number | null;
}

export interface Asked {
  /** Null while the finish of an earlier page is looked up and nobody asked on this one. */
  readonly trigger: SubmitTrigger | null;
  /** The hand-in goes without the answers that the server refuses: the student decided it, or the time is up. */
  readonly isWithoutRefused: boolean;
}

/** Nobody asked to hand in. */
export interface IdleSubmission extends OpenFacts {
  readonly phase: 'idle';
  readonly task: LookUp<'refuse' | 'doubt'> | null;
  /** The server did not receive the last hand-in before a reload or a sign-out; the notice stays until the next hand-in. */
  readonly isInterrupted: boolean;
}

/** A hand-in on its way. */
export interface RunningSubmission extends OpenFacts, Asked {
  readonly phase: 'running';
  readonly task: Drain | Compare | Finish | LookUp<Exclude<AfterLookUp, 'refuse' | 'doubt'>>;
  /** The failure before a retry that nobody asked for: it stays on the screen until a finish is sent. */
  readonly failure: SubmissionFailure | null;
  /** The server's own to the finish that it refused last; null where it sent none. */
  readonly words: string | null;
  /** The log list showed the attempt as open in this run, so a finish may be sent although the browser reports offline. */
  readonly isLookedUp: boolean;
  /** The server's answers were read back in this run; once is enough. */
  readonly isCompared: boolean;
}

/** A hand-in that did not arrive. */
export interface FailedSubmission extends OpenFacts, Asked {
  readonly phase: 'failed';
  readonly task: LookUp<'refuse' | 'doubt'> | null;
  readonly failure: SubmissionFailure;
  /** The server's own where it refused the finish. */
  readonly words: string | null;
  /** When a retry without a click begins; milliseconds of the monotonic clock. */
  readonly retryAt: number;
}

/** The server has finished the attempt. */
export interface OverSubmission extends Asked {
  readonly phase: 'over';
  readonly task: Recording | null;
  /** The server closed the attempt before it had the last answers. */
  readonly failure: 'unsaved' | null;
  readonly closure: Closure | null;
  /** When it was handed in, for a hand-in of this device; milliseconds since 1970 by the server's clock, null where it is unknown. */
  readonly handedInAt: number | null;
}

/**
 * A hand-in: save what is unsaved, finish once, send the completion record (EXAM-08). `advance` gives the next state.
 */
export type SubmissionState = IdleSubmission | RunningSubmission | FailedSubmission | OverSubmission;

const NO_FACTS: OpenFacts = {
  sentFinish: null,
  failureCount: 0,
  refusalCheckedAt: null,
  doubtedAt: null,
};

/** The facts alone, for a state of another phase. */
export function toFacts({ sentFinish, failureCount, refusalCheckedAt, doubtedAt }: OpenFacts): OpenFacts {
  return { sentFinish, failureCount, refusalCheckedAt, doubtedAt };
}

/** The state on opening. `isInterrupted` when an earlier page wanted to hand in and sent no finish. */
export function createSubmission(isInterrupted = false): IdleSubmission {
  return { ...NO_FACTS, phase: 'idle', task: null, isInterrupted };
}

/** The state on opening when an earlier page sent a finish: it is looked up before anything else. */
export function lookUpInherited({ now }: Pick<Moment, 'now'>, isWithoutRefused = false): RunningSubmission {
  const sentFinish = { settlesAt: now + FINISH_TRAVEL_MS };
  return lookUpEarlier({ ...NO_FACTS, sentFinish }, isWithoutRefused);
}

/** The finish of an earlier page, or of an earlier sign-in. */
export function lookUpEarlier(facts: OpenFacts, isWithoutRefused = false): RunningSubmission {
  return {
    ...toFacts(facts),
    phase: 'running',
    trigger: null,
    isWithoutRefused,
    failure: null,
    words: null,
    isLookedUp: false,
    isCompared: false,
    task: { type: 'look-up', next: 'open' },
  };
}

/** What the screen shows of it: a retry that nobody asked for shows the failure before it. */
export function toStep(state: SubmissionState): SubmissionStep {
  if (state.phase === 'over') return state.task ? 'recording' : 'done';
  if (state.phase !== 'running') return state.phase;
  if (state.failure !== null) return 'failed';
  return isAboutFinish(state) ? 'finishing' : 'draining';
}

function isAboutFinish({ task, sentFinish }: RunningSubmission): boolean {
  if (task.type !== 'look-up') return task.type === 'finish';
  return task.next === 'fail' || task.next === 'open' || (task.next === 'finish' && sentFinish !== null);
}

/** A finish was sent, and nobody knows whether the server has processed it. */
export function isOutcomeUnknown(state: SubmissionState): boolean {
  return state.phase !== 'over' && state.sentFinish !== null;
}

/** Until when a finish that was sent may be processed; milliseconds of the monotonic clock, -Infinity without one. */
export function finishSettlesAt(state: SubmissionState): number {
  if (state.phase === 'over') return -Infinity;
  return state.sentFinish?.settlesAt ?? -Infinity;
}

/** The student asked to hand in, or the time was up. */
export function isHandInWanted(state: SubmissionState): boolean {
  return state.phase !== 'idle' || state.isInterrupted;
}

/**
 * True while answers must not change: a hand-in runs, the time is up, or a finish may have counted, in which case
 * the server would refuse a later answer.
 */
export function isLocked(state: SubmissionState): boolean {
  if (state.phase === 'idle') return isOutcomeUnknown(state);
  if (state.phase === 'over' || state.trigger === 'time-up') return true;
  return isOutcomeUnknown(state) || state.failure === null;
}

/** True once the server has finished the attempt. */
export function isOver(state: SubmissionState): state is OverSubmission {
  return state.phase === 'over';
}

/** True when a failed hand-in is retried without a click: after the time is up the paper is locked. */
export function isRetriedAutomatically(state: SubmissionState): state is FailedSubmission {
  return (
    state.phase === 'failed' &&
    state.task === null &&
    state.failure !== 'expired' &&
    (state.trigger === 'time-up' || state.sentFinish !== null)
  );
}
