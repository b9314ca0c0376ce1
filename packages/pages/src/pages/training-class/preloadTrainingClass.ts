import { getClassDetail, listClassmates, listTodayActivities, pageDynamics } from '@cloud-school/api-client';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { type DataScope, preloadLoadable } from '../../platform/data/preloadLoadable.ts';

/** Starts the calls that `useTrainingClass` makes at once, while the page's code loads. */
export async function preloadTrainingClass(scope: DataScope, search: URLSearchParams): Promise<void> {
  const { classId, studentId = null } = parseStudyQuery(search);
  const { owner: userId } = scope;
  if (!classId || userId === null) return;
  await Promise.all([
    preloadLoadable(scope, getClassDetail, { classId, userId, studentId, schoolId: search.get('schoolId') }),
    preloadLoadable(scope, listTodayActivities, { classId, userId }),
    preloadLoadable(scope, listClassmates, { classId }),
    preloadLoadable(scope, pageDynamics, { classId, activityId: null }),
  ]);
}
