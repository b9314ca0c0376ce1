import {
  type AttendanceStatus,
  type ClassActivity,
  type PeriodPhase,
  periodPhase,
} from '@cloud-school/domain';

/**
 * The phase of an activity at a moment. One that was attended runs until its end, since the student may come back; 'over' ended
 * without attendance.
 */
export type ActivityPhase = 'absent' | 'attended' | 'running' | 'to-come' | 'over';

/** The phase at `now` ('YYYY-MM-DD HH:mm:ss'). */
export function activityPhase(
  activity: Pick<ClassActivity, 'status' | 'startsAt' | 'endsAt'>,
  now: string,
): ActivityPhase {
  return PHASES[activity.status ?? 'to-attend'][periodPhase(activity, now) ?? 'to-come'];
}

/** An absence from the server wins over the clock. */
const PHASES: Record<AttendanceStatus, Record<PeriodPhase, ActivityPhase>> = {
  'to-attend': { 'to-come': 'to-come', running: 'running', over: 'over' },
  attended: { 'to-come': 'attended', running: 'running', over: 'attended' },
  absent: { 'to-come': 'absent', running: 'absent', over: 'absent' },
};
