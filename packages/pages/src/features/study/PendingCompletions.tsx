import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/** Sends stored completion records and study reports on every study page; the engine is loaded only then. */
export function PendingCompletions() {
  const portal = usePortal();
  const tenantId = useTenantId();
  const userId = useUserId();

  useEffect(() => {
    if (!userId) return undefined;
    const user = { tenantId, userId };
    const send = () => {
      void import('./sendPendingCompletions.ts')
        .then((module) => module.sendPendingCompletions(portal, user))
        .catch(() => undefined);
      void import('../lesson-progress/sendKeptProgress.ts')
        .then((module) => module.sendKeptProgress(portal, user))
        .catch(() => undefined);
    };
    const timer = setTimeout(send, DELAY_MS);
    window.addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, [portal, tenantId, userId]);

  return null;
}

/** Well after the first view, also on a slow phone, so that the engine does not delay it. */
const DELAY_MS = 10_000;
