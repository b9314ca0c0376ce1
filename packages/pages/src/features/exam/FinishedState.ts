import type { FinishedExam } from '@cloud-school/engine';

/** The state of the finished page's history entry. */
export interface FinishedState {
  /** The facts of the attempt; undefined where it was opened after the hand-in. */
  finished: FinishedExam | undefined;
  /** The entry before is the intro. */
  isAfterIntro: boolean;
}
