import type { AnswerSessionPorts } from './AnswerSession.ts';
import type { AnswerKey } from './answerStore.ts';
import type { Countdown, Deadline, ServerClock } from './examClock.ts';
import type { Journal } from './journal.ts';
import type { SaveQueue } from './saveQueue.ts';
import type { Submission } from './submission.ts';
import type { Pen } from './tabLock.ts';

/** All that a session knows, each part plain data that its own file's functions replace. */
export interface SessionState {
  journal: Journal;
  queue: SaveQueue;
  submission: Submission;
  clock: ServerClock;
  deadline: Deadline | null;
  countdown: Countdown;
  pen: Pen;
  isHidden: boolean;
  /** Nothing is sent, written or shown any more. */
  isDisposed: boolean;
}

/** What the parts of a session share. */
export interface SessionContext {
  readonly key: AnswerKey;
  readonly ports: AnswerSessionPorts;
  readonly state: SessionState;
  /** Something changed: look at everything that may be due, then tell the screen. */
  readonly touch: () => void;
}

/** A part of the session that acts when its time comes. Times are milliseconds of the monotonic clock. */
export interface SessionPart {
  pump(now: number): void;
  /** When it wants to be pumped without a change; null for never. */
  nextWake(now: number): number | null;
}
