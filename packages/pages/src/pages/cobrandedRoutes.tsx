import { Cobranded } from '../platform/brand/Cobranded.tsx';
import type { Cobranding } from '../platform/brand/Brand.ts';
import type { PortalRoute } from '../platform/navigation/PortalRoute.tsx';
import { loginRoute } from './accountRoutes.ts';
import { certificateQueryRoute } from './certificateRoutes.tsx';

/** What a co-brand adds to a standard shell: its sign-in, always in the partner's look, and its query addresses. */
export function cobrandedRoutes(cobranding: Cobranding): PortalRoute[] {
  const login = loginRoute(cobranding.loginPath);
  const { Page } = login;
  function CobrandedLoginPage() {
    return (
      <Cobranded cobranding={cobranding}>
        <Page />
      </Cobranded>
    );
  }
  CobrandedLoginPage.preload = async () => (await Page.preload?.()) ?? true;
  return [{ ...login, Page: CobrandedLoginPage }, ...cobranding.queryPaths.map(certificateQueryRoute)];
}
