import type { Cobranding } from '../platform/brand/Brand.ts';
import { lazyComponent } from '../platform/navigation/lazyComponent.ts';
import type { PortalRoute } from '../platform/navigation/PortalRoute.ts';
import { loginRoute } from './accountRoutes.ts';
import { certificateQueryRoute } from './certificateRoutes.ts';

/** What a co-brand adds to a standard shell: its sign-in, always in the partner's look, and its query addresses. */
export function cobrandedRoutes(cobranding: Cobranding): PortalRoute[] {
  const login = loginRoute(cobranding.loginPath);
  const { Page } = login;
  const loadPage = async () => {
    const [{ Cobranded }] = await Promise.all([import('../platform/brand/Cobranded.tsx'), Page.preload?.()]);
    const CobrandedLogin = () => (
      <Cobranded cobranding={cobranding}>
        <Page />
      </Cobranded>
    );
    return { CobrandedLogin };
  };
  return [
    { ...login, Page: lazyComponent(loadPage, 'CobrandedLogin') },
    ...cobranding.queryPaths.map(certificateQueryRoute),
  ];
}
