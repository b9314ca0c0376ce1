import type { Drop } from '../createMetrics.ts';
import type { ErrorGroup, Summary } from '../Summary.ts';
import type { Period } from './PERIODS.ts';

export interface ShownGroup extends ErrorGroup {
  /** file:line of its place, where a release's maps are at hand. */
  source: string | null;
}

export interface ShownReports {
  schools: readonly string[];
  /** Null while nothing has ever been reported. */
  school: string | null;
  period: Period;
  from: number;
  at: number;
  /** The newest report of the school, of any time. */
  lastAt: number | null;
  /** Reports of all schools that were dropped since the receiver started. */
  dropped: readonly { reason: Drop; count: number }[];
  summary: Omit<Summary, 'groups'> & { groups: ShownGroup[] };
}
