import { type AnswerStore, createBrowserStore } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';
import { isDeviceStorage } from '../../platform/session/localStore.ts';

const stores = new WeakMap<Storage, AnswerStore>();

/** One answer store per page load: where nothing can be stored, its memory keeps the answers during a new sign-in. */
export function getAnswerStore({ storage }: Portal): AnswerStore {
  const existing = stores.get(storage);
  if (existing) return existing;
  const store = createBrowserStore(isDeviceStorage(storage) ? storage : null);
  stores.set(storage, store);
  return store;
}
