import { type Classroom, CONTENT_KINDS, type ContentPlace } from '@cloud-school/domain';
import { paths } from '../../platform/navigation/paths.ts';
import { formatStudySearch, type OpenStudyQuery } from './studyQuery.ts';

/** The page of each place; null where only the app opens the content. */
const PATHS: Record<ContentPlace, string | null> = {
  viewer: paths.lesson,
  homework: paths.homeworkIntro,
  test: paths.testIntro,
  'offline-classroom': paths.offlineClassroom,
  app: null,
};

/** The address of a classroom with what its page needs to know (COURSE-02); null for the kinds that only the app opens. */
export function classroomAddress(
  { id, kind, sourceType: ownSource }: Pick<Classroom, 'id' | 'kind' | 'sourceType'>,
  { classId, courseId, studentId, activityId, bizType, type, sourceType }: OpenStudyQuery,
): string | null {
  const path = PATHS[CONTENT_KINDS[kind].opensIn];
  if (path === null) return null;
  return (
    path +
    formatStudySearch({
      classId,
      courseId,
      studentId,
      activityId,
      bizType,
      type,
      // That of the course, where the classroom names none.
      sourceType: ownSource ?? sourceType,
      classroomId: id,
    })
  );
}
