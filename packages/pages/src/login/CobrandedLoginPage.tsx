import { BrandThemeProvider } from '@cloud-school/ui';
import { cobrandedTraits } from '../brand/cobrandedTraits.ts';
import { PortalContext, useRebrandedPortal } from '../portal/Portal.ts';
import { LoginPage } from './LoginPage.tsx';

/** The co-branded sign-in, in its own look whichever shell it is opened in. */
export function CobrandedLoginPage() {
  return (
    <PortalContext value={useRebrandedPortal(cobrandedTraits)}>
      <BrandThemeProvider brandTheme={cobrandedTraits.theme}>
        <LoginPage />
      </BrandThemeProvider>
    </PortalContext>
  );
}
