import { type AnswerStore, createBrowserStore } from '@cloud-school/engine';
import { isDeviceStorage } from '../../platform/device/browserStorage.ts';
import type { Portal } from '../../platform/portal/Portal.ts';

const stores = new WeakMap<Storage, AnswerStore>();

/** One answer store per page load: where nothing can be stored, its memory keeps the answers during a new sign-in. */
export function getAnswerStore({ storage }: Portal): AnswerStore {
  const existing = stores.get(storage);
  if (existing) return existing;
  const store = createBrowserStore(isDeviceStorage(storage) ? storage : null);
  stores.set(storage, store);
  return store;
}
