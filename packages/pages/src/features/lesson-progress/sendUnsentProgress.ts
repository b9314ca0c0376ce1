import { isApiError } from '@cloud-school/api-client';
import { createProgressStore, sendUnsentReports, type UserKey } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';
import { serverNow } from '../../platform/time/server/serverNow.ts';
import { lessonCalls } from './lessonCalls.ts';
import { openLessons } from './openLessons.ts';

const stores = new WeakMap<Storage, ReturnType<typeof createProgressStore>>();

/** Sends the study reports that an earlier page could not send; those that fail again stay on the device. */
export async function sendUnsentProgress({ client, storage }: Portal, user: UserKey): Promise<void> {
  // One store for the window: the engine lets one run for a store at a time.
  const store = stores.get(storage) ?? createProgressStore(storage);
  stores.set(storage, store);
  await sendUnsentReports({
    store,
    user,
    calls: { ...lessonCalls(client), isRefusal: (error) => isApiError(error, 'rejected') },
    now: serverNow(client),
    getOpenLesson: openLessons.get,
  });
}
