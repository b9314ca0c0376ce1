import { BrandThemeProvider, SchoolSettingsProvider } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import type { Portal } from './Portal.ts';
import { settingsOf } from './settingsOf.ts';

/** The look and the settings of a portal for all that is shown in it. */
export function PortalTheme({ portal, children }: { portal: Portal; children: ReactNode }) {
  const settings = settingsOf(portal);
  // A server, which runs no effects, notes them while it draws: a look within another one comes after it.
  portal.visit.head.setSettings?.(settings);
  return (
    <BrandThemeProvider brandTheme={portal.brand.theme}>
      <SchoolSettingsProvider settings={settings}>{children}</SchoolSettingsProvider>
    </BrandThemeProvider>
  );
}
