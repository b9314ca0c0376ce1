import { getChapters } from '@cloud-school/api-client';
import type { Chapter } from '@cloud-school/domain';
import { dataOf, type Loadable } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useFreshAt } from '../../platform/time/useFreshAt.ts';
import { directoryChanges } from './directoryChanges.ts';
import type { LessonPlace } from './LessonPlace.ts';

/** The directory of a course for a student of the class; loading while either is unknown. A preview has no student. */
export function useDirectory({
  courseId,
  studentId,
  classId,
  type,
  isPreview,
}: Pick<LessonPlace, 'courseId' | 'studentId' | 'classId' | 'type' | 'isPreview'>): Loadable<Chapter[]> {
  'use memo';
  const isKnown = courseId !== null && (studentId !== null || isPreview);
  const chapters = useLoadable(
    getChapters,
    isKnown ? { courseId, studentId, classId, isExam: type === 'exam' } : null,
  );
  useFreshAt([getChapters], directoryChanges(dataOf(chapters) ?? []));
  return chapters;
}
