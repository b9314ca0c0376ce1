import type { WeekStart } from '@cloud-school/domain';
import type { NameScripts } from '@cloud-school/validators/forms';

/** What a school or a partner may want otherwise; a brand and the host's configuration set it. */
export interface SchoolSettings {
  /** The first day of a week of the timetable (TIME-02). */
  weekStart: WeekStart;
  /** Seconds left below which a countdown is `soon` and `last` (EXAM-05). */
  countdown: { soon: number; last: number };
  /** The names that registration and the certificate query take: the standard's letters, or any. */
  nameScripts: NameScripts;
}

export const standardSettings: SchoolSettings = {
  weekStart: 'sunday',
  countdown: { soon: 300, last: 60 },
  nameScripts: 'standard',
};
