import type { DutyCount, Tally } from '@cloud-school/domain';

/** 必修课堂, 学习时长 (milliseconds), 作业与测试. */
export type StudyTargetKind = 'classrooms' | 'study-time' | 'assignments';

/** The targets of a period (TIME-05); null where none of the kind is set. */
export function studyTargets({
  requiredActivities,
  counts,
}: DutyCount): Record<StudyTargetKind, Tally | null> {
  const assignments = [counts.homework, counts.test].filter((tally) => tally !== undefined);
  return {
    classrooms: orNull(requiredActivities),
    'study-time': orNull(counts['video-times']),
    assignments: orNull({
      required: sum(assignments.map(({ required }) => required)),
      done: sum(assignments.map(({ done }) => done)),
    }),
  };
}

const orNull = (tally: Tally | null | undefined): Tally | null =>
  tally && tally.required > 0 ? tally : null;

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
