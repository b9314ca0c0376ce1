import type { Classroom } from '@cloud-school/domain';
import type { CalendarEvent } from '@cloud-school/ui/calendar';

/** A live lesson as an event of a calendar; null without a time. */
export function toLiveEvent({ id, name, isRequired, startsAt, endsAt }: Classroom): CalendarEvent | null {
  if (startsAt === null) return null;
  return {
    activity: { id, name, isRequired, isFaceToFace: false, address: null },
    day: startsAt.slice(0, 10),
    start: startsAt,
    end: endsAt,
    hasTime: true,
  };
}
