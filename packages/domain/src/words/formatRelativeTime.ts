import { toMoment } from '../time/toSchoolTime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The last number of days shown as such; older times show their date (FMT-01). */
const MAX_DAYS = 3;

/** The length of 'YYYY-MM-DD HH:mm' (FMT-02). */
const DATE_LENGTH = 16;

/** A time of the school ('YYYY-MM-DD HH:mm:ss') as minutes, hours or up to 3 days ago, otherwise as its date and minute. */
export function formatRelativeTime(time: string | null, now: Date): string {
  if (time === null) return '';
  const age = now.getTime() - (toMoment(time) ?? NaN);
  // The server's clock may be ahead of the device's, so times of the next hour count as just now.
  if (age > -HOUR && age < HOUR) return `${Math.max(1, Math.floor(age / MINUTE))}分钟前`;
  if (age > 0 && age < DAY) return `${Math.floor(age / HOUR)}小时前`;
  if (age > 0 && age < (MAX_DAYS + 1) * DAY) return `${Math.floor(age / DAY)}天前`;
  return time.slice(0, DATE_LENGTH);
}
