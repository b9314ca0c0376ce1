import type { DutyRequirements, Tally } from '@cloud-school/domain';
import { courseTargets } from '../../../calendar/target/courseTargets.ts';

/**
 * The share of a course's targets that is met, 0 to 1: of its required classrooms, or else the mean of the targets that
 * exist; null for a course without targets.
 */
export function courseProgress({ classrooms, ...others }: DutyRequirements): number | null {
  const tallies = classrooms && classrooms.required > 0 ? [classrooms] : Object.values(courseTargets(others));
  const shares = tallies
    .filter((tally): tally is Tally => tally !== null && tally.required > 0)
    .map(({ required, done }) => Math.min(1, Math.max(0, done / required)));
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : null;
}
