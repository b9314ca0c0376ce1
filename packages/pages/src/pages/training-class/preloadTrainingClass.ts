import {
  getClassBehaviour,
  getClassDetail,
  getStudySituation,
  listClassCourses,
  listClassmates,
  listTodayActivities,
  pageDynamics,
} from '@cloud-school/api-client';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';

/** Starts the calls that `useTrainingClass` makes, while the page's code loads. */
export async function preloadTrainingClass(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const { classId, studentId = null } = parseStudyQuery(search);
  const { owner: userId } = scope;
  if (!classId || userId === null) return;
  const user = { classId, userId };
  const detail = preloadLoadable(scope, getClassDetail, {
    ...user,
    studentId,
    schoolId: search.get('schoolId'),
  });

  /** The class names its student, where the address does not. */
  async function preloadResults() {
    const student = { classId: user.classId, studentId: studentId ?? (await detail).studentId ?? '' };
    await Promise.all([
      preloadLoadable(scope, getClassBehaviour, { ...student, ...user }),
      preloadLoadable(scope, getStudySituation, student),
      preloadLoadable(scope, listClassCourses, student),
    ]);
  }

  await Promise.all([
    detail,
    preloadLoadable(scope, listTodayActivities, user),
    preloadResults(),
    preloadLoadable(scope, listClassmates, { classId }),
    preloadLoadable(scope, pageDynamics, { classId, activityId: null }),
  ]);
}
