import type { DutyRequirements, Tally } from '@cloud-school/domain';
import { sumTallies } from './sumTallies.ts';

/** The three targets of a course: homework and tests are counted together; null where none of the kind is set (section 4). */
export function courseTargets({
  faceToFace,
  studyTime,
  homework,
  test,
}: Omit<DutyRequirements, 'classrooms'>): Record<'faceToFace' | 'studyTime' | 'assignments', Tally | null> {
  return { faceToFace, studyTime, assignments: sumTallies([homework, test]) };
}
