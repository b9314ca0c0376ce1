import { LazySiteFrame } from './features/site-frame/LazySiteFrame.tsx';
import type { PortalRoute } from './platform/navigation/PortalRoute.tsx';
import type { Portal } from './platform/portal/Portal.ts';
import { preloadTenantSchool } from './platform/tenant/School.ts';
import { preloadTenant } from './platform/tenant/useTenant.ts';

/**
 * Starts what the first page needs before it renders: the tenant, the code of the page and of its frame, then the school
 * and the page's own data, all of whose calls carry the tenant in a header. Rejects when one fails; the page shows it.
 */
export async function preloadPage(
  portal: Portal,
  route: PortalRoute,
  search: URLSearchParams,
): Promise<void> {
  const session = portal.session.get();
  if (route.needsSignIn && session.kind === 'visitor') return;
  const loadingTenant = preloadTenant(portal);
  const loadingPreload = route.importPreload?.();
  if (route.layout === 'site') void LazySiteFrame.preload();
  void route.Page.preload?.();
  const tenant = await loadingTenant;
  if (!tenant) return;
  preloadTenantSchool(portal, tenant);
  const preloadData = await loadingPreload;
  const owner = route.needsSignIn && session.kind === 'student' ? session.userId : null;
  await preloadData?.({ client: portal.client, owner, tenantId: tenant.id }, search);
}
