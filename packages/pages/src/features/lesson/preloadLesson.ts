import {
  getChapters,
  getClassroomDetail,
  getLessonContent,
  listClassActivities,
} from '@cloud-school/api-client';
import { preloadPlayer } from '@cloud-school/ui/player';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';
import { parseStudyQuery } from '../study-address/studyQuery.ts';

/**
 * Starts the calls of `useLesson` that the address has the arguments of, and loads the player that the content needs, while
 * the page's code loads. It imports little, so that it loads first. Previews are rare and load with their page.
 */
export async function preloadLesson(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const { classId, courseId, classroomId, type, ...query } = parseStudyQuery(search);
  const { owner: userId } = scope;
  if (!classId || !classroomId || userId === null || search.has('preview')) return;
  const studentId = query.studentId ?? query.classStudentId;

  await Promise.all([
    preloadLoadable(scope, getLessonContent, { classroomId }).then(preloadPlayer),
    preloadLoadable(scope, listClassActivities, { classId, userId }),
    courseId &&
      studentId &&
      preloadLoadable(scope, getChapters, { courseId, studentId, classId, isExam: type === 'exam' }),
    preloadLoadable(scope, getClassroomDetail, { classroomId }),
  ]);
}
