import type { ClassActivity } from '@cloud-school/api-client';

/** How an activity stands to a moment: attendance first, then the clock; over is one that ended without a verdict. */
export type ActivityPhase = 'absent' | 'attended' | 'running' | 'to-come' | 'over';

/** Derives the phase at `now` ('YYYY-MM-DD HH:mm:ss'). */
export function activityPhase(
  { status, startsAt, endsAt }: Pick<ClassActivity, 'status' | 'startsAt' | 'endsAt'>,
  now: string,
): ActivityPhase {
  if (status === 'absent' || status === 'attended') return status;
  if (startsAt === null || now < startsAt) return 'to-come';
  // Without an end it runs to the end of its day.
  return now <= (endsAt ?? `${startsAt.slice(0, 10)} 23:59:59`) ? 'running' : 'over';
}
