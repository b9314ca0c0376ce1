import { toMoment, toSchoolDay } from '@cloud-school/domain';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time of day, `days` after the day of `time`. */
export function dayAt(time: number, days: number, hours = 0, minutes = 0): number {
  const midnight = toMoment(toSchoolDay(time)) ?? time;
  return midnight + days * DAY + hours * HOUR + minutes * MINUTE;
}

/** 'M 月 D 日', for sentences. */
export function toMonthAndDay(time: number): string {
  const [, month, day] = toSchoolDay(time).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}

/** Year and month (1 to 12) of a time. */
export function toYearAndMonth(time: number): { year: number; month: number } {
  const [year = 0, month = 1] = toSchoolDay(time).slice(0, 7).split('-').map(Number);
  return { year, month };
}
