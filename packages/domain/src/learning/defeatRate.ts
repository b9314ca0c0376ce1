import type { DutyCount } from './Timetable.ts';

/** '78.9%': the share of the ranked students that are behind, (1 - rank / total) x 100 (section 9); null without a rank. */
export function defeatRate({ rank, rankTotal }: Pick<DutyCount, 'rank' | 'rankTotal'>): string | null {
  if (rank === null || rankTotal === null) return null;
  return `${((1 - rank / rankTotal) * 100).toFixed(1)}%`;
}
