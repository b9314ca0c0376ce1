import { keysOf } from '../keysOf.ts';
import type { TimetablePeriod } from '../learning/Timetable.ts';
import { addDays, addMonths, weekdayOf } from '../time/addDays.ts';

/** A week or a month, both ends included: 'YYYY-MM-DD'. */
export interface Period {
  from: string;
  to: string;
}

/** The views that show a period; the third one shows the whole training. */
export type PeriodView = Exclude<TimetablePeriod, 'all'>;

/** The first day of a week; Sunday by the specification (TIME-02). */
export type WeekStart = 'sunday' | 'monday';

const FIRST_WEEKDAYS: Record<WeekStart, number> = { sunday: 0, monday: 1 };

/** The one of that name; undefined for another text. */
export const toWeekStart = (name: string | undefined): WeekStart | undefined =>
  keysOf(FIRST_WEEKDAYS).find((weekStart) => weekStart === name);

/** By `weekdayOf`: 0 for Sunday, 1 for Monday. */
export const firstWeekday = (weekStart: WeekStart): number => FIRST_WEEKDAYS[weekStart];

/** The week that contains a day. */
export function weekOf(day: string, weekStart: WeekStart): Period {
  const from = addDays(day, -((weekdayOf(day) - firstWeekday(weekStart) + 7) % 7));
  return { from, to: addDays(from, 6) };
}

/** The month that contains a day. */
export function monthOf(day: string): Period {
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** What each view calls a period, and how far the next one is. */
const PERIODS: Record<
  PeriodView,
  { of: (day: string, weekStart: WeekStart) => Period; move: (day: string, step: 1 | -1) => string }
> = {
  week: { of: weekOf, move: (day, step) => addDays(day, 7 * step) },
  month: { of: monthOf, move: addMonths },
};

/** The period that contains a day (TIME-02, TIME-03). */
export const periodOf = (view: PeriodView, day: string, weekStart: WeekStart): Period =>
  PERIODS[view].of(day, weekStart);

/** The day in the next or the previous period. */
export const movePeriod = (view: PeriodView, day: string, step: 1 | -1): string =>
  PERIODS[view].move(day, step);

export const isWithin = ({ from, to }: Period, day: string): boolean => from <= day && day <= to;
