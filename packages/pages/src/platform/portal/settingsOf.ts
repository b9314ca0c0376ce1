import { type SchoolSettings, standardSettings, withSettings } from '@cloud-school/domain';
import type { Portal } from './Portal.ts';

/** The school's settings: the host's over the brand's over the standard. Components read them by `useSchoolSettings`. */
export const settingsOf = ({ brand, config }: Pick<Portal, 'brand' | 'config'>): SchoolSettings =>
  withSettings(withSettings(standardSettings, brand.theme.settings), config.settings);
