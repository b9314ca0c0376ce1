import { BrandThemeProvider } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import { PortalContext, useRebrandedPortal } from '../portal/Portal.ts';
import { cobrandedTraits } from './cobrandedTraits.ts';

/** Shows what stands in it in the vendor's look, whichever shell it is opened in. */
export function Cobranded({ children }: { children: ReactNode }) {
  return (
    <PortalContext value={useRebrandedPortal(cobrandedTraits)}>
      <BrandThemeProvider brandTheme={cobrandedTraits.theme}>{children}</BrandThemeProvider>
    </PortalContext>
  );
}
