import type { WeekStart } from '@cloud-school/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What a school or a partner may want otherwise; a brand and the host's configuration set it. */
export interface SchoolSettings {
  /** The first day of a week of the timetable (TIME-02). */
  weekStart: WeekStart;
  /** Seconds left below which a countdown is `soon` and `last` (EXAM-05). */
  countdown: { soon: number; last: number };
}

export const standardSettings: SchoolSettings = { weekStart: 'sunday', countdown: { soon: 300, last: 60 } };

const SettingsContext = createContext(standardSettings);

export interface SchoolSettingsProviderProps {
  /** What differs from the settings around; undefined leaves a setting as it is. */
  settings: Partial<SchoolSettings> | undefined;
  children: ReactNode;
}

export function SchoolSettingsProvider({ settings = {}, children }: SchoolSettingsProviderProps) {
  const outer = useContext(SettingsContext);
  const { weekStart = outer.weekStart, countdown = outer.countdown } = settings;
  const merged = useMemo(() => ({ weekStart, countdown }), [weekStart, countdown]);
  return <SettingsContext value={merged}>{children}</SettingsContext>;
}

export const useSchoolSettings = (): SchoolSettings => useContext(SettingsContext);
