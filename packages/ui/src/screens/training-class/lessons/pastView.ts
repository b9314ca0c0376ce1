import { type PastFilter, type PastSummary, keysOf, ATTENDANCE_WORDS } from '@cloud-school/domain';

/** Entries on a page of past lessons; the first one is the default (CDET-04). */
export const PAST_PAGE_SIZES = [6, 9, 12] as const;
export type PastPageSize = (typeof PAST_PAGE_SIZES)[number];

/** The chosen filter and page of past lessons; owned by the connected page, which keeps them in its address. */
export interface PastView {
  filter: PastFilter;
  /** From 1. */
  page: number;
  size: PastPageSize;
}

const FILTERS: Record<PastFilter, { label: string; count: (summary: PastSummary) => number }> = {
  all: { label: '全部', count: ({ totalCount }) => totalCount },
  absent: { label: ATTENDANCE_WORDS.absent, count: ({ absentCount }) => absentCount },
  attended: { label: ATTENDANCE_WORDS.attended, count: ({ attendedCount }) => attendedCount },
  elective: { label: '选修', count: ({ electiveCount }) => electiveCount },
};

/** The filters of past lessons, with their counts once these are known (CDET-04). */
export function pastFilters(summary: PastSummary | null) {
  return keysOf(FILTERS).map((value) => {
    const { label, count } = FILTERS[value];
    return { value, label, count: summary === null ? null : count(summary) };
  });
}
