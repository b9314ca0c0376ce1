import type { TimetablePeriod } from '@cloud-school/domain';

/** Where the timetable is opened: a view, and the day that chooses its week or month. */
export interface TimetablePlace {
  view: TimetablePeriod;
  /** 'YYYY-MM-DD' */
  date: string;
}
