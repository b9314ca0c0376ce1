const DAY = 86_400_000;

/**
 * Whole days from `now` ('YYYY-MM-DD HH:mm:ss') to 23:59:59 of the end date ('YYYY-MM-DD') (CDET-06): 0 on the last day,
 * negative after it, null for dates that cannot be read.
 */
export function daysLeft(end: string, now: string): number | null {
  // Both are times of this device; read as UTC, no change to summer time makes a day shorter.
  const left = Date.parse(`${end}T23:59:59Z`) - Date.parse(`${now.replace(' ', 'T')}Z`);
  return Number.isFinite(left) ? Math.floor(left / DAY) : null;
}
