import { useEffect } from 'react';
import { usePortal, useSession } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** On every study page: makes up for completion records left behind, without loading the engine before it is needed. */
export function LeftCompletions() {
  const portal = usePortal();
  const session = useSession();
  const tenantId = useTenantId();
  const userId = session.kind === 'student' ? session.userId : null;

  useEffect(() => {
    if (!userId) return undefined;
    const send = () =>
      void import('./sendLeftCompletions.ts')
        .then((module) => module.sendLeftCompletions(portal, { tenantId, userId }))
        .catch(() => undefined);
    const timer = setTimeout(send, AT_REST_MS);
    window.addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, [portal, tenantId, userId]);

  return null;
}

/** Long after the first view. */
const AT_REST_MS = 3000;
