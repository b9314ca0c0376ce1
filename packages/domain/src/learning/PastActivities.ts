import { keysOf } from '../keysOf.ts';
import type { AttendanceStatus } from './ClassActivity.ts';

/** Counts for the filters of the past activities (CDET-04). */
export interface PastSummary {
  totalCount: number;
  absentCount: number;
  attendedCount: number;
  electiveCount: number;
}

/** What may be noted of a past activity. */
export type PastAttendance = Exclude<AttendanceStatus, 'to-attend'>;

export type PastFilter = 'all' | 'elective' | PastAttendance;

/** The filters of past activities, in the order of the screen: 全部, 缺勤, 已参加, 选修. */
const FILTERS: Record<PastFilter, true> = { all: true, absent: true, attended: true, elective: true };
export const PAST_FILTERS = keysOf(FILTERS);
