import { parseDateTime } from '../dateTime.ts';

/** 'YYYY-MM-DD HH:mm:ss' */
interface Period {
  startsAt: string | null;
  endsAt: string | null;
}

/** Start and end of something; an end before the start is unknown. */
export function readPeriod(start: unknown, end: unknown): Period {
  const startsAt = parseDateTime(start);
  const endsAt = parseDateTime(end);
  const isReversed = (endsAt ?? '') < (startsAt ?? '');
  return { startsAt, endsAt: isReversed ? null : endsAt };
}
