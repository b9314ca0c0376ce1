import { type DutyRequirements, type Tally, formatStudyTime } from '@cloud-school/domain';
import { courseTargets } from '../../../calendar/target/courseTargets.ts';
import { isMet } from '../../../calendar/target/targetStatus.ts';
import { formatExactShare } from '../../../primitives/progress/formatExactShare.ts';

export type RequirementKind = 'face-to-face' | 'study-time' | 'assignments';

export interface RequirementRow {
  kind: RequirementKind;
  label: string;
  /** 2 / 4 次 */
  amount: string;
  /** 还差 2 次; null when met. */
  missing: string | null;
  /** 0 to 1. */
  share: number;
  /** 79.63%: two decimals, at most 100 (FMT-04). */
  percent: string;
}

/** The targets of a course that exist, in their order (COURSE-01). */
export function requirementRows(requirements: DutyRequirements): RequirementRow[] {
  const { faceToFace, studyTime, assignments } = courseTargets(requirements);
  return [
    countRow('face-to-face', '面授课堂', '次', faceToFace),
    studyTimeRow(studyTime),
    countRow('assignments', '作业/测试', '项', assignments),
  ].filter((row) => row !== null);
}

function countRow(
  kind: RequirementKind,
  label: string,
  unit: string,
  tally: Tally | null,
): RequirementRow | null {
  if (!tally || tally.required <= 0) return null;
  const { required, done } = tally;
  return {
    kind,
    label,
    amount: `${done} / ${required} ${unit}`,
    missing: isMet(tally) ? null : `还差 ${required - done} ${unit}`,
    ...shareOf(tally),
  };
}

function studyTimeRow(tally: Tally | null): RequirementRow | null {
  if (!tally || tally.required <= 0) return null;
  const { required, done } = tally;
  return {
    kind: 'study-time',
    label: '学习时长',
    amount: `${formatStudyTime(done)} / ${formatStudyTime(required)}`,
    // Rounded up: 还差 0 分 would look met.
    missing: isMet(tally)
      ? null
      : `还差 ${formatStudyTime(Math.ceil((required - done) / MINUTE_MS) * MINUTE_MS)}`,
    ...shareOf(tally),
  };
}

const MINUTE_MS = 60_000;

function shareOf({ required, done }: Tally): Pick<RequirementRow, 'share' | 'percent'> {
  const share = Math.min(1, Math.max(0, done / required));
  return { share, percent: formatExactShare(share) };
}
