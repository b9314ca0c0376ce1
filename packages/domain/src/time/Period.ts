import type { TimetablePeriod } from '../learning/Timetable.ts';
import { addDays, addMonths, weekdayOf } from './addDays.ts';

/** A week from Sunday or a month, both ends included: 'YYYY-MM-DD'. */
export interface Period {
  from: string;
  to: string;
}

/** The views that show a period; the third one shows the whole training. */
export type PeriodView = Exclude<TimetablePeriod, 'all'>;

/** The period that contains a day (TIME-02, TIME-03). */
export function periodOf(view: PeriodView, day: string): Period {
  if (view === 'week') {
    const from = addDays(day, -weekdayOf(day));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The day in the next or the previous period. */
export const movePeriod = (view: PeriodView, day: string, step: 1 | -1): string =>
  view === 'week' ? addDays(day, 7 * step) : addMonths(day, step);

export const isWithin = ({ from, to }: Period, day: string): boolean => from <= day && day <= to;
