import type { Tally } from './Tally.ts';

/** Targets of a course or of a period. A target that is null does not exist (TIME-05). */
export interface DutyRequirements {
  faceToFace: Tally | null;
  /** Milliseconds. */
  studyTime: Tally | null;
  homework: Tally | null;
  test: Tally | null;
  /** Required classrooms. */
  classrooms: Tally | null;
}
