import type { UserKey } from '@cloud-school/engine';
import { useEffect } from 'react';
import type { PortalConfig } from '../../platform/config/PortalConfig.ts';
import { savesData } from '../../platform/navigation/savesData.ts';
import { type Portal, usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/session/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';

/**
 * What a study page does once it is at rest: it sends the stored completion records and study reports, for which alone the
 * engine loads, refreshes what is downloaded, and installs the worker.
 */
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
      if (portal.store.get('downloads')) void refreshDownloads(portal, user).catch(() => undefined);
    };
    const timer = setTimeout(() => {
      send();
      if (!savesData()) void installWorker(portal.config).catch(() => undefined);
    }, DELAY_MS);
    window.addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, [portal, tenantId, userId]);

  return null;
}

/** What an older build kept of downloaded lessons is asked for again. */
async function refreshDownloads(
  { client, kept, store }: Portal,
  { tenantId, userId }: UserKey,
): Promise<void> {
  const module = await import('../lesson-downloads/refreshDownloads.ts');
  await module.refreshDownloads(store, kept.build, { client, owner: userId, tenantId });
}

/** The files of the study pages come from the device at the next visit, also without a network. */
async function installWorker(config: PortalConfig): Promise<void> {
  const { registerExamWorker } = await import('../exam-worker/registerExamWorker.ts');
  await registerExamWorker(config);
}

/** Well after the first view, also on a slow phone, so that the engine does not delay it. */
const DELAY_MS = 10_000;
