import type { ErrorGroup, Summary } from '../summarise.ts';
import type { Period } from './PERIODS.ts';

export interface ShownGroup extends ErrorGroup {
  /** file:line of its place, where a release's maps are at hand. */
  source: string | null;
  /** First seen within the period. */
  isNew: boolean;
}

export interface ShownReports {
  hosts: { host: string }[];
  /** Null while nothing has ever been reported. */
  host: string | null;
  period: Period;
  from: number;
  at: number;
  /** The newest report of the host, of any time. */
  lastAt: number | null;
  /** The oldest that is counted where there are more than the page reads. */
  cutAt: number | null;
  summary: Omit<Summary, 'groups'> & { groups: ShownGroup[] };
}
