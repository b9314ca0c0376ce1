import type { WeekStart } from '@cloud-school/domain';

/** What a school or a partner may want otherwise; a brand and the host's configuration set it. */
export interface SchoolSettings {
  /** The first day of a week of the timetable (TIME-02). */
  weekStart: WeekStart;
  /** Seconds left below which a countdown is `soon` and `last` (EXAM-05). */
  countdown: { soon: number; last: number };
  /** TeX macros of its formulas by their names with the backslash; `#1` to `#9` stand for what follows in braces. */
  formulaMacros: Readonly<Record<string, string>>;
}

export const standardSettings: SchoolSettings = {
  weekStart: 'sunday',
  countdown: { soon: 300, last: 60 },
  formulaMacros: {},
};
