import type { UserKey } from '@cloud-school/engine';
import { useEffect } from 'react';
import { mayHoldUnsent } from '../../platform/device/unsent.ts';
import { savesData } from '../../platform/navigation/savesData.ts';
import { type Portal, usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { registerExamWorker } from '../exam-worker/registerExamWorker.ts';
import { storedDownloads } from '../lesson-downloads/storedDownloads.ts';

/**
 * What a study page does once it is at rest: it sends stored completion records and study reports, for which alone, and only where
 * there may be some, the engine loads, refreshes what is downloaded, and installs the worker.
 */
export function PendingCompletions() {
  const portal = usePortal();
  const tenantId = useTenantId();
  const userId = useUserId();

  useEffect(() => {
    if (!userId) return undefined;
    const user = { tenantId, userId };
    const send = () => {
      void sendUnsent(portal, user);
      if (portal.device.get(storedDownloads)) void tendDownloads(portal, user).catch(() => undefined);
    };
    let timer = setTimeout(() => {
      send();
      // A task of its own. Imported with the page: to load one small file alone is a task of 100 ms and more on a slow phone.
      timer = setTimeout(() => {
        if (!savesData()) void registerExamWorker(portal.config);
      });
    }, DELAY_MS);
    window.addEventListener('online', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', send);
    };
  }, [portal, tenantId, userId]);

  return null;
}

/** Completions and reports are sent independently: a failure of one does not stop the other. */
async function sendUnsent(portal: Portal, user: UserKey): Promise<void> {
  if (!(await mayHoldUnsent(portal.storage))) return;
  void import('./sendPendingCompletions.ts')
    .then((module) => module.sendPendingCompletions(portal, user))
    .catch(() => undefined);
  void import('../lesson-progress/sendUnsentProgress.ts')
    .then((module) => module.sendUnsentProgress(portal, user))
    .catch(() => undefined);
}

/** What an older build wrote of downloaded lessons is asked for again; where the host allows none, they go. */
async function tendDownloads(
  { client, config, cachedAnswers, device }: Portal,
  { tenantId, userId }: UserKey,
): Promise<void> {
  if (config.hasDownloads === false || config.examWorker === 'off') {
    device.remove(storedDownloads);
    return;
  }
  const module = await import('../lesson-downloads/refreshDownloads.ts');
  await module.refreshDownloads(device, cachedAnswers.build, { client, owner: userId, tenantId });
}

/** Well after the first view, also on a slow phone, so that the engine does not delay it. */
const DELAY_MS = 10_000;
