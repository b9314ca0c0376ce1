import type { AttemptKey } from '../ports/AnswerStore.ts';
import type { ExamPorts } from '../ports/ExamPorts.ts';
import type { AttemptState } from '../state/AttemptState.ts';
import type { PaperRecords } from '../state/paper/PaperRecords.ts';
import type { Moment } from '../state/time/Moment.ts';

/** What the parts of an attempt share. */
export interface AttemptContext {
  readonly key: AttemptKey;
  readonly records: PaperRecords;
  readonly ports: ExamPorts;
  readonly state: AttemptState;
  /** Milliseconds since 1970 by the server's clock. */
  readonly serverNow: () => number;
  readonly moment: () => Moment;
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
