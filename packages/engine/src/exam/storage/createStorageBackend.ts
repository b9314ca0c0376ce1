import type { StorageLike } from '../../ports/StorageLike.ts';
import { isNewerOrSame, parseEntry, type StoreBackend, type StoredEntry } from './StoreBackend.ts';

/** A backend that also writes synchronously, for the moment in which a page is closed. */
export interface StorageBackend extends StoreBackend {
  putNow(entry: StoredEntry): void;
}

const PREFIX = 'cloud-school.answers:';

/** Stores entries in local storage: the fallback where IndexedDB does not work. */
export function createStorageBackend(storage: StorageLike): StorageBackend {
  function read(key: string): StoredEntry | null {
    const text = storage.getItem(PREFIX + key);
    if (text === null) return null;
    try {
      return parseEntry(JSON.parse(text));
    } catch {
      return null;
    }
  }

  function putNow(entry: StoredEntry): void {
    if (isNewerOrSame(entry, read(entry.key))) storage.setItem(PREFIX + entry.key, JSON.stringify(entry));
  }

  return {
    putNow,
    put: async (entry) => putNow(entry),
    list: async (prefix) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index))
        .filter((key) => key?.startsWith(PREFIX + prefix))
        .map((key) => read(key?.slice(PREFIX.length) ?? ''))
        .filter((entry) => entry !== null),
    remove: async (keys) => {
      for (const key of keys) storage.removeItem(PREFIX + key);
    },
  };
}
