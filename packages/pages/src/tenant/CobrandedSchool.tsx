import { BrandThemeProvider } from '@cloud-school/ui';
import { type ReactNode, useEffect } from 'react';
import { cobrandedTraits } from '../brand/cobrandedTraits.ts';
import { PortalContext, useRebrandedPortal } from '../portal/Portal.ts';

/** A vendor's school shown in the vendor's look, kept for later visits (SHELL-09). */
export function CobrandedSchool({ children }: { children: ReactNode }) {
  const portal = useRebrandedPortal(cobrandedTraits);
  useEffect(() => portal.store.set('isKingDee', true), [portal.store]);
  return (
    <PortalContext value={portal}>
      <BrandThemeProvider brandTheme={cobrandedTraits.theme}>{children}</BrandThemeProvider>
    </PortalContext>
  );
}
