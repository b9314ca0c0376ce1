import { getClassDetail, getDutyCount, getTimetable } from '@cloud-school/api-client';
import { type PeriodView, toSchoolDay } from '@cloud-school/domain';
import { parseStudyQuery } from '../../features/study-address/studyQuery.ts';
import { type PreloadScope, preloadLoadable } from '../../platform/early/preloadLoadable.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { boundsOf, readTimetablePlace } from './readTimetablePlace.ts';

/** Starts the calls of `useTimetable`, and loads the code of its period, while the page's code loads. */
export async function preloadTimetable(scope: PreloadScope, search: URLSearchParams): Promise<void> {
  const { classId, studentId = null } = parseStudyQuery(search);
  const { owner: userId } = scope;
  if (!classId || userId === null) return;
  const place = readTimetablePlace(search, toSchoolDay(serverNow(scope.client)));
  const query = { classId, userId, period: place.view, ...boundsOf(place, scope.settings.weekStart) };
  if (place.view !== 'all') preloadPeriod(place.view).catch(() => undefined);
  await Promise.all([
    preloadLoadable(scope, getClassDetail, { classId, studentId, userId, schoolId: null }),
    preloadLoadable(scope, getTimetable, query),
    place.view !== 'all' && preloadLoadable(scope, getDutyCount, query),
  ]);
}

/** Not imported above: the calls leave before the code of the calendar is there. */
async function preloadPeriod(view: PeriodView): Promise<void> {
  const { preloadPeriodView } = await import('./preloadPeriodView.ts');
  preloadPeriodView(view);
}
