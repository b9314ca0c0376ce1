import type { AttendanceStatus, ClassActivity } from '@cloud-school/domain';

/**
 * The phase of an activity at a moment. One that was attended runs until its end, since the student may come back; 'over' ended
 * without attendance.
 */
export type ActivityPhase = 'absent' | 'attended' | 'running' | 'to-come' | 'over';

/** The phase at `now` ('YYYY-MM-DD HH:mm:ss'). */
export function activityPhase(
  { status, startsAt, endsAt }: Pick<ClassActivity, 'status' | 'startsAt' | 'endsAt'>,
  now: string,
): ActivityPhase {
  if (status === 'absent') return status;
  const { before, after } = PHASES[status ?? 'to-attend'];
  if (startsAt === null || now < startsAt) return before;
  // An activity without an end runs until the end of its day.
  if (now <= (endsAt ?? `${startsAt.slice(0, 10)} 23:59:59`)) return 'running';
  return after;
}

/** The phase of an activity that does not run, before its start and after its end. */
const PHASES: Record<AttendanceStatus, { before: ActivityPhase; after: ActivityPhase }> = {
  'to-attend': { before: 'to-come', after: 'over' },
  attended: { before: 'attended', after: 'attended' },
  absent: { before: 'absent', after: 'absent' },
};
