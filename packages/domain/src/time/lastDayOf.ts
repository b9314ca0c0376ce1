import { addDays } from './addDays.ts';
import type { TimeSpan } from './periodPhase.ts';

/**
 * The last day of something, 'YYYY-MM-DD': what ends at midnight, or at 24:00, has nothing of the day that begins then.
 */
export function lastDayOf(startsAt: string, endsAt: string | null): string {
  const day = startsAt.slice(0, 10);
  const endDay = endsAt?.slice(0, 10) ?? day;
  if (endDay <= day) return day;
  return endsAt?.endsWith(' 00:00:00') ? addDays(endDay, -1) : endDay;
}

/** Whether something takes a day or a part of it: a week of tests is on each of its days, wherever lessons of a day are counted. */
export const isOnDay = ({ startsAt, endsAt }: TimeSpan, date: string): boolean =>
  startsAt !== null && date >= startsAt.slice(0, 10) && date <= lastDayOf(startsAt, endsAt);
