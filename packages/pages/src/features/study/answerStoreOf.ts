import { type AnswerStore, createBrowserStore } from '@cloud-school/engine';
import type { Portal } from '../../platform/portal/Portal.ts';

const stores = new WeakMap<Storage, AnswerStore>();

/** The one answer store of a page's life: its memory carries answers over a sign-in where the disk is blocked. */
export function answerStoreOf({ storage }: Portal): AnswerStore {
  const known = stores.get(storage);
  if (known) return known;
  const store = createBrowserStore(storage);
  stores.set(storage, store);
  return store;
}
