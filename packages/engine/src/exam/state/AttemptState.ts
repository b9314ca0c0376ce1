import type { WriteAccess } from '../contract/WriteAccess.ts';
import type { Journal } from './journal/Journal.ts';
import type { SaveQueue } from './saving/QueueEntry.ts';
import type { SubmissionState } from './submission/SubmissionState.ts';
import type { Countdown } from './time/Countdown.ts';
import type { Deadline } from './time/Deadline.ts';
import type { ServerClock } from './time/ServerClock.ts';

/** The whole state of an attempt; each part is immutable data that the functions of its own file replace. */
export interface AttemptState {
  journal: Journal;
  queue: SaveQueue;
  submission: SubmissionState;
  clock: ServerClock;
  deadline: Deadline | null;
  countdown: Countdown;
  writeAccess: WriteAccess;
  isHidden: boolean;
  /** Nothing is sent, written or published any more. */
  isDisposed: boolean;
}
