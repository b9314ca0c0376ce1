const DAY_MS = 86_400_000;

/** 'YYYY-MM-DD' as milliseconds of that day in UTC, where every day has 24 hours; NaN for anything else. */
export const dayNumber = (day: string): number => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!parts) return NaN;
  const [, year, month, date] = parts.map(Number);
  const time = Date.UTC(year!, month! - 1, date);
  // 2026-02-30 becomes March 2 in a Date.
  return new Date(time).toISOString().startsWith(day) ? time : NaN;
};

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const isDay = (text: string): boolean => !Number.isNaN(dayNumber(text));

/** The day `count` days later; days are 'YYYY-MM-DD'. */
export const addDays = (day: string, count: number): string => toDay(dayNumber(day) + count * DAY_MS);

/** Days from one to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dayNumber(to) - dayNumber(from)) / DAY_MS);

/** All days from one to another, both included. */
export const daysOf = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The same date `count` months later, or the last day of a shorter month: 01-31 becomes 02-28. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year!, month! + count, 0)).getUTCDate();
  return toDay(Date.UTC(year!, month! - 1 + count, Math.min(date!, lastDate)));
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(dayNumber(day)).getUTCDay();
