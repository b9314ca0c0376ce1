import type { ExamClock } from '@cloud-school/engine';

/** An attempt that was started and not handed in. */
export interface OpenAttempt {
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** Answered questions; null where this device does not know them. */
  answered: number | null;
  /** Answers on this device that the server has not confirmed. */
  unsavedCount: number;
}
