import { lastSecondOf, type TimeSpan } from '@cloud-school/domain';
import { parseDateTime } from './dateTime.ts';

/** Start and end of something; an end before the start is unknown. */
export function readPeriod(start: unknown, end: unknown): TimeSpan {
  const startsAt = parseDateTime(start);
  const endsAt = parseDateTime(end);
  const isReversed = (lastSecondOf({ startsAt, endsAt }) ?? '') < (startsAt ?? '');
  return { startsAt, endsAt: isReversed ? null : endsAt };
}
