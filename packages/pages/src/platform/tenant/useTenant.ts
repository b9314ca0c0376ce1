import { getTenantByPreDomain, type Tenant } from '@cloud-school/api-client';
import { type Loadable, ready } from '@cloud-school/ui';
import { useState } from 'react';
import { useSwrLoadable } from '../data/useLoadable.ts';
import { usePortal } from '../portal/Portal.ts';

/**
 * Loads the school's tenant by the host of the visit; ready with null when the host is unknown (SHELL-01).
 * A tenant stored by an earlier visit to this host is used until the server answers.
 */
export function useTenant(): Loadable<Tenant | null> {
  const { brand, client, store } = usePortal();
  const [stored] = useState(() => store.get('tenantId'));
  const preDomain = brand.tenantDomain ?? firstLabel(window.location.hostname);

  const loaded = useSwrLoadable([getTenantByPreDomain.id, preDomain], async () => {
    const tenant = await client.call(getTenantByPreDomain, { preDomain });
    // Stored before the first page of the school renders: its calls carry the tenant in a header.
    if (tenant) store.set('tenantId', tenant.id);
    else store.remove('tenantId');
    return tenant;
  });

  return loaded.status !== 'ready' && stored ? ready({ id: stored }) : loaded;
}

/** The first label of a host name, by which the server knows the school: 'yunfan.example.com' → 'yunfan'. */
function firstLabel(hostname: string): string {
  return hostname.toLowerCase().split('.')[0] ?? '';
}
