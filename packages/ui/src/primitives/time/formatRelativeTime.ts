const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days that are told as such; older than that the date says more (FMT-01). */
const TOLD_DAYS = 3;

/** 'YYYY-MM-DD HH:mm': the date and the minute of a time's text (FMT-02). */
const DATE_LENGTH = 16;

/** How long ago a time ('YYYY-MM-DD HH:mm:ss', local) was: minutes, hours, days up to 3, else the full date. */
export function formatRelativeTime(time: string | null, now: Date): string {
  if (time === null) return '';
  const age = now.getTime() - new Date(time.replace(' ', 'T')).getTime();
  // The server's clock may be ahead of the device's: what was written just now is not of the future.
  if (age > -HOUR && age < HOUR) return `${Math.max(1, Math.floor(age / MINUTE))}分钟前`;
  if (age > 0 && age < DAY) return `${Math.floor(age / HOUR)}小时前`;
  if (age > 0 && age < (TOLD_DAYS + 1) * DAY) return `${Math.floor(age / DAY)}天前`;
  return time.slice(0, DATE_LENGTH);
}
