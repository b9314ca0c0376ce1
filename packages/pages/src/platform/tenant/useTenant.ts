import { getTenantByPreDomain } from '@cloud-school/api-client';
import type { Tenant } from '@cloud-school/domain';
import { type Loadable, ready } from '@cloud-school/ui';
import { useState } from 'react';
import { usePublicLoadable } from '../data/useLoadable.ts';
import { startEarly } from '../early/startEarly.ts';
import { type Portal, usePortal } from '../portal/Portal.ts';
import { storedTenantId } from '../session/sessionValues.ts';

/**
 * Loads the school's tenant by the host of the visit; ready with null when the host is unknown (SHELL-01).
 * A tenant stored by an earlier visit to this host is used until the server answers; another answer loads every page's data
 * again, whose keys carry the tenant.
 */
export function useTenant(): Loadable<Tenant | null> {
  const portal = usePortal();
  const [stored] = useState(() => portal.device.get(storedTenantId));
  const { key, load } = tenantCall(portal);
  const loaded = usePublicLoadable(key, load);
  return loaded.status !== 'ready' && stored ? ready({ id: stored }) : loaded;
}

/**
 * Starts the call before the first render. Resolves when a tenant is stored, which later calls carry in a header; with null
 * when the host is unknown.
 */
export async function preloadTenant(portal: Portal): Promise<Tenant | null> {
  const { key, load } = tenantCall(portal);
  const loading = startEarly(portal.early, [null, null, ...key], load);
  const stored = portal.device.get(storedTenantId);
  if (stored === undefined) return loading;
  // The component shows a failure.
  loading.catch(() => undefined);
  return { id: stored };
}

/** The call for the tenant of the visit, and what the portal keeps of its answer. */
export function tenantCall({ brand, client, setSchoolId, device, visit }: Portal) {
  const preDomain = brand.tenantDomain ?? firstLabel(visit.hostname);
  const keep = (tenant: Tenant | null): Tenant | null => {
    // The school that an earlier visit stored is the other tenant's.
    if (tenant?.id !== device.get(storedTenantId)) setSchoolId(null);
    // Stored before the first page of the school renders: its calls carry the tenant in a header.
    if (tenant) device.set(storedTenantId, tenant.id);
    else device.remove(storedTenantId);
    return tenant;
  };
  return {
    key: [getTenantByPreDomain.id, preDomain],
    load: async () => keep(await client.call(getTenantByPreDomain, { preDomain })),
    keep,
  };
}

/** The first label of a host name, by which the server knows the school: 'yunfan.example.com' → 'yunfan'. */
function firstLabel(hostname: string): string {
  return hostname.toLowerCase().split('.')[0] ?? '';
}
