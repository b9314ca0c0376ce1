import type { DutyCount, Tally } from '@cloud-school/domain';
import { sumTallies } from './sumTallies.ts';

/** 必修课堂, 学习时长 (milliseconds), 作业/测试. */
export type StudyTargetKind = 'classrooms' | 'study-time' | 'assignments';

/** The targets of a period (TIME-05); null where none of the kind is set. */
export function studyTargets({
  requiredActivities,
  counts,
}: DutyCount): Record<StudyTargetKind, Tally | null> {
  return {
    classrooms: sumTallies([requiredActivities]),
    'study-time': sumTallies([counts['video-times']]),
    assignments: sumTallies([counts.homework, counts.test]),
  };
}
