import type { StudyQuery } from '../study-address/studyQuery.ts';
import type { LessonPlace } from './LessonPlace.ts';

/** The place of a lesson from its address and the signed-in student. */
export const toLessonPlace = (
  { courseId, activityId, bizType, type, sourceType }: StudyQuery,
  known: Pick<LessonPlace, 'classId' | 'studentId' | 'userId' | 'isPreview'>,
): LessonPlace => ({
  courseId: courseId ?? null,
  activityId: activityId ?? null,
  bizType: bizType ?? null,
  type: type ?? null,
  sourceType: sourceType ?? null,
  ...known,
});
