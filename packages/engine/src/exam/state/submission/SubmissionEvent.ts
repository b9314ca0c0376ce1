import type { Closure, SubmitTrigger } from '../../contract/Submission.ts';

/**
 * What happens to a hand-in; most of it is the end of a task. `handedInAt` in milliseconds since 1970 by the server's clock,
 * unknown where it is left out.
 */
export type SubmissionEvent =
  | { type: 'submit'; trigger: SubmitTrigger; isWithoutRefused?: boolean }
  /** All answers are confirmed. */
  | { type: 'drained'; isOnline: boolean }
  /** The server's answers were read back, or could not be: `isComplete` unless some must be sent again. */
  | { type: 'compared'; isComplete: boolean }
  /**
   * `refused` when the server itself refused some of the answers, or all that are left: it may have closed the attempt. 'some'
   * also where it answers a save with errors alone: whether it is down shows in the log list.
   */
  | { type: 'drain-failed'; reason: 'unsaved' | 'expired'; refused?: 'none' | 'some' | 'all' }
  /** The finish is about to be sent. */
  | { type: 'finish-sent' }
  /** `closure` where the paper was open again meanwhile, and holds answers that the server did not get. */
  | { type: 'finish-succeeded'; handedInAt?: number | null; closure?: Closure | undefined }
  /** 'refused', with the server's own words, and 'expired': the server answered, and has processed nothing. */
  | { type: 'finish-failed'; outcome: 'unknown' | 'refused' | 'expired'; words?: string | null }
  /** The log list was read; `closure` of an attempt that is finished, and the list's own time of the hand-in. */
  | { type: 'looked-up'; isFinished: boolean; closure?: Closure; handedInAt?: number | null }
  | { type: 'look-up-failed'; isExpired: boolean }
  /** The server refused an answer: it may have closed the attempt. */
  | { type: 'save-refused' }
  /** Saves are answered with errors alone, or a time report was refused: the server may have closed the attempt. */
  | { type: 'doubted' }
  | { type: 'save-taken' }
  /** The completion record was sent, or is stored to be sent later; either way the finish is not repeated. */
  | { type: 'recorded' }
  /** The network may be back: look up a finish whose outcome is unknown. */
  | { type: 'recheck' }
  /** The student signed in again. */
  | { type: 'resumed' }
  /** Another tab finished the attempt. */
  | { type: 'finished-elsewhere'; handedInAt?: number | null };
