import { type AnswerStore, createBrowserStore, RETENTION_MS } from '@cloud-school/engine';
import { isDeviceStorage } from '../../platform/device/browserStorage.ts';
import { defineStoredElsewhere } from '../../platform/device/defineStored.ts';
import { holdUnsent, UNSENT_PLACES } from '../../platform/device/unsent.ts';
import type { Portal } from '../../platform/portal/Portal.ts';

// What the engine stores by itself: no answer is lost, whoever signs in meanwhile, and each student is given her own.
const UNSENT = { of: 'student-of-school', endsWith: 'age', maxDays: RETENTION_MS / 86_400_000 } as const;
for (const place of UNSENT_PLACES) defineStoredElsewhere({ ...UNSENT, ...place });
defineStoredElsewhere({
  key: 'write-access',
  of: 'device',
  in: 'local-storage',
  prefix: 'cloud-school.write-access:',
  maxDays: 1,
});

const stores = new WeakMap<Storage, AnswerStore>();

/** One answer store per page load: where nothing can be stored, its memory keeps the answers during a new sign-in. */
export function getAnswerStore({ storage }: Portal): AnswerStore {
  const existing = stores.get(storage);
  if (existing) return existing;
  holdUnsent(storage);
  const store = createBrowserStore(isDeviceStorage(storage) ? storage : null);
  stores.set(storage, store);
  return store;
}
