/** Counts for the filters of the past activities (CDET-04). */
export interface PastSummary {
  totalCount: number;
  absentCount: number;
  attendedCount: number;
  electiveCount: number;
}

/** The filters of past activities, in the order of the screen: 全部, 缺勤, 已参加, 选修. */
export const PAST_FILTERS = ['all', 'absent', 'attended', 'elective'] as const;
export type PastFilter = (typeof PAST_FILTERS)[number];
