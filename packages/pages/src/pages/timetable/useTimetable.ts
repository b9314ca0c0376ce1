import { getClassDetail, getDutyCount, getTimetable } from '@cloud-school/api-client';
import type { ClassDetail, DutyCount, Timetable } from '@cloud-school/domain';
import { dataOf, type Loadable, useSchoolSettings } from '@cloud-school/ui';
import type { TimetablePlace } from '@cloud-school/ui/calendar';
import { useState } from 'react';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useFreshAt } from '../../platform/time/useFreshAt.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { boundsOf } from './readTimetablePlace.ts';

interface TimetableQuery {
  classId: string;
  /** Null where the address has none. */
  studentId: string | null;
  place: TimetablePlace;
}

/** What is shown, with a day of its period. */
interface Shown {
  place: TimetablePlace;
  timetable: Loadable<Timetable>;
  duty: Loadable<DutyCount>;
}

const timesOf = (timetable: Loadable<Timetable>) =>
  (dataOf(timetable)?.days ?? []).flatMap(({ activities }) =>
    activities.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  );

/**
 * Loads the class and the period of a place. While the next period of the same view loads, `shown` stays at the one
 * before. The data of each period has its own key, so a late response never replaces a later request.
 */
export function useTimetable({ classId, studentId, place }: TimetableQuery): {
  detail: Loadable<ClassDetail>;
  shown: Shown;
  userId: string | null;
  /** The student's id in this class, by the class or else by the address. */
  studentId: string | null;
  /** By the server's clock, to the second at which a lesson that is shown begins or ends. */
  now: Date;
} {
  const userId = useUserId();
  const detail = useLoadable(
    getClassDetail,
    userId === null ? null : { classId, studentId, userId, schoolId: null },
  );
  const { weekStart } = useSchoolSettings();
  const query =
    userId === null ? null : { classId, userId, period: place.view, ...boundsOf(place, weekStart) };
  const timetable = useLoadable(getTimetable, query);
  const duty = useLoadable(getDutyCount, place.view === 'all' ? null : query);

  const times = timesOf(timetable);
  useFreshAt([getTimetable, getDutyCount], { times, isDaily: true });

  const current: Shown = { place, timetable, duty };
  const [settled, setSettled] = useState(current);
  const isSettled = timetable.status !== 'loading';
  if (isSettled && (settled.timetable !== timetable || settled.duty !== duty || settled.place !== place)) {
    setSettled(current);
  }
  const isLastShown = !isSettled && settled.place.view === place.view && settled.timetable.status === 'ready';
  return {
    detail,
    shown: isLastShown ? settled : current,
    userId,
    now: useNow(timesOf(isLastShown ? settled.timetable : timetable)),
    studentId: dataOf(detail)?.studentId || studentId,
  };
}
