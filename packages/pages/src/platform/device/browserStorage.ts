/** Storage in memory: for servers, tests, stories and browsers that block theirs. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

/** The browser's localStorage, also a full one, which can still be read; memory where it is blocked. */
export function deviceStorage(): Storage {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** False for the memory that replaces a blocked localStorage: nothing in it survives a reload. */
export function isDeviceStorage(storage: Storage): boolean {
  try {
    return storage === localStorage;
  } catch {
    return false;
  }
}

const tabMemory = memoryStorage();

/** The storage of this tab, which survives a reload; memory where the browser blocks it, and on a server. */
export function tabStorage(): Storage {
  try {
    return window.sessionStorage;
  } catch {
    return tabMemory;
  }
}

/** The storage, with memory for the values that it refuses; only then is something lost with a reload. Nothing throws. */
export function withMemory(storage: Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  keys: () => string[];
} {
  const refused = memoryStorage();
  const keysOf = (each: Storage) =>
    Array.from({ length: each.length }, (_, index) => each.key(index)).filter((key) => key !== null);
  return {
    getItem: (key) => refused.getItem(key) ?? attempt(() => storage.getItem(key), null),
    setItem(key, value) {
      try {
        storage.setItem(key, value);
        refused.removeItem(key);
      } catch {
        refused.setItem(key, value);
        // The older value would come back with a reload.
        attempt(() => storage.removeItem(key), undefined);
      }
    },
    removeItem(key) {
      refused.removeItem(key);
      attempt(() => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...attempt(() => keysOf(storage), []), ...keysOf(refused)])],
  };
}

/** A blocked storage throws at each use. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
