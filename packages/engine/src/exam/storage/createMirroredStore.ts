import type { StorageBackend } from './createStorageBackend.ts';
import { isNewerOrSame, type StoreBackend, type StoredEntry } from './StoreBackend.ts';

const PROBE_KEY = 'probe';

/** Entries in IndexedDB with a mirror in memory; when it fails, in local storage; when that fails, in memory alone. */
export function createMirroredStore(database: StoreBackend | null, storage: StorageBackend | null) {
  const allBackends: StoreBackend[] = [database, storage].filter((backend) => backend !== null);
  let backends = allBackends;
  const mirror = new Map<string, StoredEntry>();

  /** Stops using a backend that failed and copies all known entries to the next one. */
  async function abandon(backend: StoreBackend): Promise<void> {
    if (!backends.includes(backend)) return;
    backends = backends.filter((other) => other !== backend);
    for (const entry of mirror.values()) await putDurably(entry);
  }

  async function putDurably(entry: StoredEntry): Promise<void> {
    const [backend] = backends;
    if (!backend) return;
    try {
      await backend.put(entry);
    } catch {
      await abandon(backend);
      await putDurably(entry);
    }
  }

  function put(entry: StoredEntry): Promise<void> {
    if (isNewerOrSame(entry, mirror.get(entry.key))) mirror.set(entry.key, entry);
    return putDurably(entry);
  }

  /** Copies what is stored into the mirror; resolves with the keys, or null where only the mirror is left. */
  async function read(prefix: string): Promise<ReadonlySet<string> | null> {
    const keys = new Set<string>();
    for (const backend of backends.slice()) {
      try {
        for (const entry of await backend.list(prefix)) {
          keys.add(entry.key);
          if (isNewerOrSame(entry, mirror.get(entry.key))) mirror.set(entry.key, entry);
        }
      } catch {
        await abandon(backend);
        for (const entry of known(prefix)) keys.add(entry.key);
      }
    }
    return backends.length > 0 ? keys : null;
  }

  const known = (prefix: string) => [...mirror.values()].filter((entry) => entry.key.startsWith(prefix));

  async function list(prefix: string): Promise<StoredEntry[]> {
    await read(prefix);
    return known(prefix);
  }

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) mirror.delete(key);
    // All backends: a copy may be in one that is no longer used, or in local storage from an urgent write.
    await Promise.allSettled(allBackends.map((backend) => backend.remove(keys)));
  }

  async function putUrgently(entry: StoredEntry): Promise<void> {
    if (!storage || backends[0] === storage) return put(entry);
    try {
      storage.putNow(entry);
    } catch {
      return put(entry);
    }
    await put(entry);
    if (backends[0] === database) await storage.remove([entry.key]);
  }

  /**
   * Moves what a dying page left in local storage to IndexedDB. It has the order of its edit: a mark or a confirmation that
   * is written later has the same, and the copy would win over it at each opening.
   */
  async function moveUrgent(prefix: string): Promise<void> {
    if (!database || !storage || backends[0] !== database) return;
    try {
      for (const entry of await storage.list(prefix)) {
        await database.put(entry);
        await storage.remove([entry.key]);
      }
    } catch {
      // The copy stays where it is.
    }
  }

  return {
    put,
    putUrgently,
    moveUrgent,
    list,
    remove,
    /** Those that another page has not removed. */
    listStored: async (prefix: string) => {
      const stored = await read(prefix);
      return known(prefix).filter((entry) => stored?.has(entry.key) ?? true);
    },
    /** An order behind that of the entry as it is known. */
    nextOrder: (key: string) => (mirror.get(key)?.order ?? 0) + 1,
    isUsing: (backend: StoreBackend) => backends[0] === backend,
    isDurable: () => backends.length > 0,
    probe: async () => {
      // What was refused before may have been allowed since.
      const entries = backends.length < allBackends.length ? [...mirror.values()] : [];
      backends = allBackends;
      for (const entry of [{ key: PROBE_KEY, order: 0, value: null }, ...entries]) await putDurably(entry);
      await remove([PROBE_KEY]);
      return backends.length > 0;
    },
  };
}
