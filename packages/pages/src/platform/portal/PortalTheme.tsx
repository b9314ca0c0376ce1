import { BrandThemeProvider, SchoolSettingsProvider } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import type { Portal } from './Portal.ts';
import { settingsOf } from './settingsOf.ts';

/** The look and the settings of a portal for all that is shown in it. */
export function PortalTheme({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <BrandThemeProvider brandTheme={portal.brand.theme}>
      <SchoolSettingsProvider settings={settingsOf(portal)}>{children}</SchoolSettingsProvider>
    </BrandThemeProvider>
  );
}
