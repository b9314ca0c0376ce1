import { isWithin, lastSecondOf, type Period, type Timetable } from '@cloud-school/domain';

/**
 * The day at which a period opens that was paged to: that of the next lesson at `now` ('YYYY-MM-DD HH:mm:ss'), or of its first one
 * where all are over; null without lessons.
 */
export function landingDay({ days }: Timetable, period: Period, now: string): string | null {
  const planned = days
    .filter(({ date, activities }) => isWithin(period, date) && activities.length > 0)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const next = planned.find(({ activities }) =>
    activities.some((activity) => (lastSecondOf(activity) ?? '') >= now),
  );
  return (next ?? planned[0])?.date ?? null;
}
