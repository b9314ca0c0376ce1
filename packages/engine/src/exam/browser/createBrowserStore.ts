import type { AnswerStore } from '../ports/AnswerStore.ts';
import { createAnswerStore } from '../storage/createAnswerStore.ts';
import type { StorageLike } from '../storage/createStorageBackend.ts';
import { browserTimers } from './browserTimers.ts';
import { orNull } from './orNull.ts';

/** The store alone, for pages that only look for open attempts and completion records. */
export function createBrowserStore(storage: StorageLike | null): AnswerStore {
  return createAnswerStore({
    indexedDB: orNull(() => globalThis.indexedDB),
    storage,
    timers: browserTimers,
  });
}
