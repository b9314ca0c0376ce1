import { browserTimers } from '../../browser/browserTimers.ts';
import { orNull } from '../../browser/orNull.ts';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { AnswerStore } from '../ports/AnswerStore.ts';
import { createAnswerStore } from '../storage/createAnswerStore.ts';

/** The store alone, for pages that only look for open attempts and completion records. */
export function createBrowserStore(storage: StorageLike | null): AnswerStore {
  return createAnswerStore({
    indexedDB: orNull(() => globalThis.indexedDB),
    storage,
    timers: browserTimers,
    locks: orNull(() => navigator.locks),
  });
}
