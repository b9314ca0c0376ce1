import type { Classroom } from '@cloud-school/domain';
import { paths } from '../../platform/navigation/paths.ts';
import { formatStudySearch, type StudyQuery } from './studyQuery.ts';

/** Where a kind of classroom opens; null where only the app opens it. */
const PATHS: Record<Classroom['kind'], string | null> = {
  video: paths.lesson,
  audio: paths.lesson,
  article: paths.lesson,
  document: paths.lesson,
  archive: paths.lesson,
  image: paths.lesson,
  'other-test': paths.lesson,
  other: paths.lesson,
  homework: paths.homeworkIntro,
  test: paths.testIntro,
  'face-to-face': paths.offlineClassroom,
  live: null,
};

/** The address of a classroom with what its page needs to know (COURSE-02); null for the kinds that only the app opens. */
export function classroomAddress(
  { id, kind, sourceType }: Pick<Classroom, 'id' | 'kind' | 'sourceType'>,
  { classId, courseId, studentId, activityId, bizType }: StudyQuery,
): string | null {
  const path = PATHS[kind];
  if (path === null) return null;
  return (
    path +
    formatStudySearch({
      ...(classId && { classId }),
      ...(courseId && { courseId }),
      ...(studentId && { studentId }),
      ...(activityId && { activityId }),
      ...(bizType && { bizType }),
      ...(sourceType && { sourceType }),
      classroomId: id,
    })
  );
}
