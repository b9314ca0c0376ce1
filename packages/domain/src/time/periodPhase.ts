/** Start and end in the school's time: 'YYYY-MM-DD HH:mm:ss', or 'YYYY-MM-DD' where no time of day is known. */
export interface TimeSpan {
  startsAt: string | null;
  endsAt: string | null;
}

export type PeriodPhase = 'to-come' | 'running' | 'over';

/**
 * The last second of something, 'YYYY-MM-DD HH:mm:ss': a date without a time counts to the end of its day, and what has no
 * end ends with the day of its start. Null when neither is known.
 */
export function lastSecondOf({ startsAt, endsAt }: TimeSpan): string | null {
  const end = endsAt ?? startsAt?.slice(0, 10);
  if (end === undefined) return null;
  return end.length === 10 ? `${end} 23:59:59` : end.padEnd(19, ':00');
}

/** Where `now` ('YYYY-MM-DD HH:mm:ss') lies; null without a start. */
export function periodPhase(span: TimeSpan, now: string): PeriodPhase | null {
  if (span.startsAt === null) return null;
  if (now < span.startsAt) return 'to-come';
  return now <= (lastSecondOf(span) ?? now) ? 'running' : 'over';
}
