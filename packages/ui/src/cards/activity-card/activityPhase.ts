import type { ClassActivity } from '@cloud-school/domain';

/** The phase of an activity at a moment. Recorded attendance wins over the clock; 'over' ended without attendance. */
export type ActivityPhase = 'absent' | 'attended' | 'running' | 'to-come' | 'over';

/** The phase at `now` ('YYYY-MM-DD HH:mm:ss'). */
export function activityPhase(
  { status, startsAt, endsAt }: Pick<ClassActivity, 'status' | 'startsAt' | 'endsAt'>,
  now: string,
): ActivityPhase {
  if (status === 'absent' || status === 'attended') return status;
  if (startsAt === null || now < startsAt) return 'to-come';
  // An activity without an end runs until the end of its day.
  return now <= (endsAt ?? `${startsAt.slice(0, 10)} 23:59:59`) ? 'running' : 'over';
}
