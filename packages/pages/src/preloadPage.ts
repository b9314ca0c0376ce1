import { LazySiteFrame } from './features/site-frame/LazySiteFrame.tsx';
import type { Portal } from './platform/portal/Portal.ts';
import { preloadTenantSchool } from './platform/tenant/School.ts';
import { preloadTenant } from './platform/tenant/useTenant.ts';

/**
 * Starts what the first page needs before it renders: the tenant, the code of the page and of its frame, then the school
 * and the page's own data, all of whose calls carry the tenant in a header. Rejects when one fails; the page shows it.
 */
export async function preloadPage(
  portal: Portal,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const route = portal.brand.routes.find(({ path }) => path === pathname);
  if (!route || 'redirectTo' in route) return;
  const session = portal.session.get();
  if (route.needsSignIn && session.kind === 'visitor') return;
  const loadingTenant = preloadTenant(portal);
  // The call leaves in a microtask. Code is imported after it: a browser fetches six files of a host at once.
  await new Promise((resolve) => setTimeout(resolve));
  const loadingPreload = route.importPreload?.();
  if (route.layout === 'site') void LazySiteFrame.preload();
  void route.Page.preload?.();
  const tenant = await loadingTenant;
  if (!tenant) return;
  preloadTenantSchool(portal, tenant);
  const preloadData = await loadingPreload;
  const owner = route.needsSignIn && session.kind === 'student' ? session.userId : null;
  await preloadData?.({ client: portal.client, owner, tenantId: tenant.id }, new URLSearchParams(search));
}
