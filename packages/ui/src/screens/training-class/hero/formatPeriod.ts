type Day = string | null;

/** Two days ('YYYY-MM-DD') as '2026-09-07 至 2026-12-25', one day as it is; null without any. */
export const formatPeriod = (start: Day, end: Day): string | null =>
  [start, end].filter((day) => day !== null).join(' 至 ') || null;

/** The same without the year, if both days are in one: '09-07 至 12-25'; else a line each. */
export function formatShortPeriod(start: Day, end: Day): string | null {
  if (start === null || end === null || start.slice(0, 4) !== end.slice(0, 4))
    return formatPeriod(start, end)?.replace(' 至 ', ' 至\n') ?? null;
  return formatPeriod(start.slice(5), end.slice(5));
}
