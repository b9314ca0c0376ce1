const DAY_MS = 86_400_000;

/** Milliseconds of a day in UTC, where every day has 24 hours; NaN for anything but 'YYYY-MM-DD'. */
const toTime = (day: string): number => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Some browsers take 2026-02-30 for March 2.
  return !Number.isNaN(time) && toDay(time) === day ? time : NaN;
};

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Every month has 28 days: only the last ones need a calendar. A year begins with 1 or 2, so that the days around it have
 * four digits, too.
 */
export const isDay = (text: string): boolean =>
  /^[12]\d{3}-/.test(text) &&
  (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(text) || !Number.isNaN(toTime(text)));

/** The day `count` days later; days are 'YYYY-MM-DD'. */
export const addDays = (day: string, count: number): string => toDay(toTime(day) + count * DAY_MS);

/** Days from one to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toTime(to) - toTime(from)) / DAY_MS);

/** All days from one to another, both included. */
export const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The same date `count` months later, or the last day of a shorter month: 01-31 becomes 02-28. */
export function addMonths(day: string, count: number): string {
  const first = new Date(toTime(`${day.slice(0, 8)}01`));
  first.setUTCMonth(first.getUTCMonth() + count + 1, 0);
  const lastDay = toDay(first.getTime());
  const date = day.slice(8);
  return date < lastDay.slice(8) ? lastDay.slice(0, 8) + date : lastDay;
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(toTime(day)).getUTCDay();
