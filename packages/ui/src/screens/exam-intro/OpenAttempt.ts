import type { ExamClock, StoredCounts } from '@cloud-school/engine';

/** An attempt that was started and not handed in. */
export interface OpenAttempt {
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** Null where this device does not know them. */
  counts: StoredCounts | null;
}
