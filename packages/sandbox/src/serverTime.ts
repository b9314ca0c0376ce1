import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The clocks of a school are 8 hours ahead. Its server counts with a library, so that the portal's own counting has a counterpart. */
const SCHOOL_OFFSET_HOURS = 8;
const atSchool = (time: number) => dayjs.utc(time).add(SCHOOL_OFFSET_HOURS, 'hour');

/** A time of day, `days` after the day of `time`. */
export const dayAt = (time: number, days: number, hours = 0, minutes = 0): number =>
  atSchool(time)
    .startOf('day')
    .add(days, 'day')
    .add(hours - SCHOOL_OFFSET_HOURS, 'hour')
    .add(minutes, 'minute')
    .valueOf();

/** 'M 月 D 日', for sentences. */
export const toMonthAndDay = (time: number): string => atSchool(time).format('M 月 D 日');

/** Year and month (1 to 12) of a time. */
export function toYearAndMonth(time: number): { year: number; month: number } {
  const day = atSchool(time);
  return { year: day.year(), month: day.month() + 1 };
}
