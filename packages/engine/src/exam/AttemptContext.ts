import type { WriteAccess } from './contract/WriteAccess.ts';
import type { Journal } from './journal/Journal.ts';
import type { PaperRecords } from './paper/PaperRecords.ts';
import type { AttemptKey } from './ports/AnswerStore.ts';
import type { ExamPorts } from './ports/ExamPorts.ts';
import type { SaveQueue } from './saving/SaveQueue.ts';
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

/** What the parts of an attempt share. */
export interface AttemptContext {
  readonly key: AttemptKey;
  readonly records: PaperRecords;
  readonly ports: ExamPorts;
  readonly state: AttemptState;
  /** Call it after each change of the state: runs every part that is due, then publishes. */
  readonly update: () => void;
}

/** A part of the attempt that acts by itself. Times are milliseconds of the monotonic clock. */
export interface AttemptPart {
  /** Does what is due. */
  run(now: number): void;
  /** When to run next if nothing changes before; null for never. */
  nextRun(now: number): number | null;
}
