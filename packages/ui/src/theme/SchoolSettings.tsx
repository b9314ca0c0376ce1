import { type SchoolSettings, standardSettings, withSettings } from '@cloud-school/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

const SettingsContext = createContext(standardSettings);

export interface SchoolSettingsProviderProps {
  /** What differs from the settings around; undefined leaves a setting as it is. */
  settings: Partial<SchoolSettings> | undefined;
  children: ReactNode;
}

export function SchoolSettingsProvider({ settings, children }: SchoolSettingsProviderProps) {
  const outer = useContext(SettingsContext);
  const merged = useMemo(() => withSettings(outer, settings), [outer, settings]);
  return <SettingsContext value={merged}>{children}</SettingsContext>;
}

export const useSchoolSettings = (): SchoolSettings => useContext(SettingsContext);
