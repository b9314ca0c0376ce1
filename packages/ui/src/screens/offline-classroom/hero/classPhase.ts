import { type Attendance, type PeriodPhase, periodPhase, type TimeSpan } from '@cloud-school/domain';
import { dataOf, type Loadable } from '../../../primitives/block/Loadable.ts';

/** The class time: that of the attendance, or else what is known of the classroom. */
export function classTime(attendance: Loadable<Attendance> | null, time: TimeSpan): TimeSpan {
  const known = attendance && dataOf(attendance);
  return { startsAt: known?.startsAt ?? time.startsAt, endsAt: known?.endsAt ?? time.endsAt };
}

/** Whether there is nothing to show of it yet. */
export const HAS_BEGUN: Record<PeriodPhase, boolean> = { 'to-come': false, running: true, over: true };

export const hasBegun = (time: TimeSpan, now: string): boolean => HAS_BEGUN[periodPhase(time, now) ?? 'over'];
