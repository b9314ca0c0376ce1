import type { PastSummary } from '../learning/PastActivities.ts';

/** 37 past activities. */
export function makePastSummary(overrides: Partial<PastSummary> = {}): PastSummary {
  return { totalCount: 37, absentCount: 2, attendedCount: 31, electiveCount: 4, ...overrides };
}
