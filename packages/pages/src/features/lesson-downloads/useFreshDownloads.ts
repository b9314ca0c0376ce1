import { useContext, useEffect } from 'react';
import { OwnerContext } from '../../platform/data/OwnerContext.ts';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** After an update of the portal, the answers of the downloaded lessons are asked for again: the older build wrote them. */
export function useFreshDownloads(): void {
  const { client, kept, store } = usePortal();
  const tenantId = useTenantId();
  const owner = useContext(OwnerContext);
  const isIdle = usePageIdle();
  useEffect(() => {
    const own = store.get('downloads');
    if (!isIdle || !own || own.userId !== owner || own.build === kept.build) return;
    void import('./refreshDownloads.ts')
      .then(({ refreshDownloads }) => refreshDownloads(store, kept.build, { client, owner, tenantId }))
      // The next page tries again.
      .catch(() => undefined);
  }, [client, isIdle, kept, owner, store, tenantId]);
}
