type Day = string | null;

/** Two days ('YYYY-MM-DD') as '2026-09-07 至 2026-12-25', one day as it is; null without any. */
export const formatPeriod = (start: Day, end: Day): string | null =>
  [start, end].filter((day) => day !== null).join(' 至 ') || null;
