import { isDay, periodOf, TIMETABLE_PERIODS, type WeekStart } from '@cloud-school/domain';
import type { TimetablePlace } from '@cloud-school/ui/calendar';

/** The view and the day of an address; the week of today where it names none. */
export function readTimetablePlace(search: URLSearchParams, today: string): TimetablePlace {
  const date = search.get('date') ?? '';
  return {
    view: TIMETABLE_PERIODS.find((view) => view === search.get('view')) ?? 'week',
    date: isDay(date) ? date : today,
  };
}

/** The same address at another view or day. */
export function writeTimetablePlace(
  search: URLSearchParams,
  { view, date }: TimetablePlace,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('view', view);
  next.set('date', date);
  return next;
}

/** First and last moment of what a place shows; null for the bounds of the training. */
export function boundsOf(
  { view, date }: TimetablePlace,
  weekStart: WeekStart,
): {
  startTime: string | null;
  endTime: string | null;
} {
  if (view === 'all') return { startTime: null, endTime: null };
  const { from, to } = periodOf(view, date, weekStart);
  return { startTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` };
}
