import { getTenantByPreDomain, type Tenant } from '@cloud-school/api-client';
import { type Loadable, ready } from '@cloud-school/ui';
import { useState } from 'react';
import { useSwrLoadable } from '../data/useLoadable.ts';
import { usePortal } from '../portal/Portal.ts';
import { hostLabel } from './hostLabel.ts';

/**
 * The school's tenant by the host of the visit; ready with null when the host is unknown (SHELL-01).
 * A tenant kept from an earlier visit to this host serves until the server says otherwise.
 */
export function useTenant(): Loadable<Tenant | null> {
  const { brand, client, store } = usePortal();
  const [kept] = useState(() => store.get('tenantId'));
  const preDomain = brand.tenantDomain ?? hostLabel(window.location.hostname);

  const asked = useSwrLoadable([getTenantByPreDomain.id, preDomain], async () => {
    const tenant = await client.call(getTenantByPreDomain, { preDomain });
    // Kept before the first page of the school renders: its calls carry the tenant in a header.
    if (tenant) store.set('tenantId', tenant.id);
    else store.remove('tenantId');
    return tenant;
  });

  return asked.status !== 'ready' && kept ? ready({ id: kept }) : asked;
}
