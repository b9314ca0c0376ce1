import type { Cobranding } from '../platform/brand/Brand.ts';
import type { PortalRoute } from '../platform/navigation/PortalRoute.ts';
import { loginRoute } from './accountRoutes.ts';
import { certificateQueryRoute } from './certificateRoutes.ts';

/** What a co-brand adds to a standard shell: its sign-in and its query addresses, in the partner's look for its schools. */
export function cobrandedRoutes(cobranding: Cobranding): PortalRoute[] {
  return [loginRoute(cobranding.loginPath), ...cobranding.queryPaths.map(certificateQueryRoute)];
}
