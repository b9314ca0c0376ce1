export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

// The server sends Beijing time, which has no daylight saving time.
const BEIJING = 8 * HOUR;

/** 'YYYY-MM-DD HH:mm:ss' in Beijing time, the format of the server. */
export function toServerTime(time: number): string {
  return new Date(time + BEIJING).toISOString().slice(0, 19).replace('T', ' ');
}

/** Milliseconds since 1970 of a server time; null for any other text. */
export function fromServerTime(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const time = Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(time) ? null : time;
}

/** A time of day, `days` after the day of `time`. */
export function dayAt(time: number, days: number, hours = 0, minutes = 0): number {
  const midnight = Math.floor((time + BEIJING) / DAY) * DAY - BEIJING;
  return midnight + days * DAY + hours * HOUR + minutes * MINUTE;
}

/** 'M 月 D 日', for sentences. */
export function toMonthAndDay(time: number): string {
  const [, month, day] = toServerTime(time).slice(0, 10).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}

/** Year and month (1 to 12) of a time. */
export function toYearAndMonth(time: number): { year: number; month: number } {
  const [year = 0, month = 1] = toServerTime(time).slice(0, 7).split('-').map(Number);
  return { year, month };
}
