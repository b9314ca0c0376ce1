export type SubmitTrigger = 'click' | 'time-up';

/** Save what is unsaved, finish once, send the completion record. */
export type SubmissionStep = 'idle' | 'draining' | 'finishing' | 'recording' | 'done' | 'failed';

/** 'refused': the server took all answers but some that it refuses. 'unsaved' together with the step 'done' means that the server closed the attempt before it had the last answers. */
export type SubmissionFailure = 'unsaved' | 'refused' | 'finish' | 'expired';

/** An answer that the server refused the last time it was sent; the server does not hold it. */
export interface RefusedAnswer {
  /** Of the question or sub-question. */
  questionId: string;
  /** The server's own; null where it sent none. */
  words: string | null;
}

/** How an attempt ended that this device did not hand in. */
export interface Closure {
  /** The student in another place, or the system when the time was up. */
  by: 'student' | 'system';
  /** Milliseconds since 1970 by the server's clock; null when the server does not send it. */
  at: number | null;
  /** Questions of which the server holds an answer. */
  heldCount: number;
}

/** The hand-in as the screen shows it. */
export interface Submission {
  step: SubmissionStep;
  /** Why it failed; null otherwise. */
  reason: SubmissionFailure | null;
  trigger: SubmitTrigger | null;
  /** The server's own words where it refused the finish, '' where it sent none; null for any other failure. */
  words: string | null;
  /** No answer can be changed: a hand-in runs, the time is up, or a finish may have counted. */
  isLocked: boolean;
  /** Set together with the step 'done' when the attempt was not handed in here. */
  closure: Closure | null;
  /** Milliseconds since 1970 by the server's clock; null before the hand-in, and where its time is unknown. */
  handedInAt: number | null;
  /** The server refused an answer although the attempt is not handed in: opening it again shows why. */
  isRefused: boolean;
  /** Of an attempt that was handed in: the answers that it went without. */
  refused: readonly RefusedAnswer[];
  /** The server did not receive the hand-in of an earlier page: the student must hand in again. */
  isInterrupted: boolean;
}
