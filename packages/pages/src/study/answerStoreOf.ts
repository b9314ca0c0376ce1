import type { AnswerStore } from '../answer-session/answerStore.ts';
import { createBrowserStore } from '../answer-session/browserPorts.ts';
import type { Portal } from '../portal/Portal.ts';

const stores = new WeakMap<Storage, AnswerStore>();

/** The one answer store of a page's life: its memory carries answers over a sign-in where the disk is blocked. */
export function answerStoreOf({ storage }: Portal): AnswerStore {
  const known = stores.get(storage);
  if (known) return known;
  const store = createBrowserStore(storage);
  stores.set(storage, store);
  return store;
}
