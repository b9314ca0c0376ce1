import { getClassDetail, getDutyCount, getTimetable } from '@cloud-school/api-client';
import { toSchoolDay } from '@cloud-school/domain';
import { standardSettings } from '@cloud-school/ui';
import { preloadPeriodView } from '@cloud-school/ui/calendar';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { type PreloadScope, preloadLoadable } from '../../platform/data/preloadLoadable.ts';
import { serverNow } from '../../platform/time/serverNow.ts';
import { boundsOf, readTimetablePlace } from './readTimetablePlace.ts';

/** Starts the calls of `useTimetable`, and loads the code of its period, while the page's code loads. */
export async function preloadTimetable(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const { classId, studentId = null } = parseStudyQuery(search);
  const { owner: userId } = scope;
  if (!classId || userId === null) return;
  const place = readTimetablePlace(search, toSchoolDay(serverNow(scope.client)));
  const { weekStart = standardSettings.weekStart } = scope;
  const query = { classId, userId, period: place.view, ...boundsOf(place, weekStart) };
  if (place.view !== 'all') preloadPeriodView(place.view);
  await Promise.all([
    preloadLoadable(scope, getClassDetail, { classId, studentId, userId, schoolId: null }),
    preloadLoadable(scope, getTimetable, query),
    place.view !== 'all' && preloadLoadable(scope, getDutyCount, query),
  ]);
}
