import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type SchoolSettings, standardSettings } from './settings/standardSettings.ts';

const SettingsContext = createContext(standardSettings);

export interface SchoolSettingsProviderProps {
  /** What differs from the settings around; undefined leaves a setting as it is. */
  settings: Partial<SchoolSettings> | undefined;
  children: ReactNode;
}

export function SchoolSettingsProvider({ settings = {}, children }: SchoolSettingsProviderProps) {
  const outer = useContext(SettingsContext);
  const {
    weekStart = outer.weekStart,
    countdown = outer.countdown,
    formulaMacros = outer.formulaMacros,
  } = settings;
  const merged = useMemo(
    () => ({ weekStart, countdown, formulaMacros }),
    [weekStart, countdown, formulaMacros],
  );
  return <SettingsContext value={merged}>{children}</SettingsContext>;
}

export const useSchoolSettings = (): SchoolSettings => useContext(SettingsContext);
