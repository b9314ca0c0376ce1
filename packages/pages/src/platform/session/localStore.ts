import { keysOf } from '@cloud-school/domain';
import { STORED_KINDS, type StoredValues } from './storedValues.ts';

const PREFIX = 'manage-admin-';

/** Values of ours are short; a longer one would make every call fail, since some of them go into headers. */
const MAX_LENGTH = 8192;

/** Typed access to the device's storage; a corrupt, foreign or absurdly long value reads as absent and nothing throws. */
export interface LocalStore {
  get<Key extends keyof StoredValues>(key: Key): StoredValues[Key] | undefined;
  set<Key extends keyof StoredValues>(key: Key, value: StoredValues[Key]): void;
  remove(key: keyof StoredValues): void;
  /** Removes what belongs to the student who signs out. */
  removeOfStudent(): void;
  /** A boolean under a key that its owner names, such as a brand; setting undefined removes it. */
  getFlag(name: string): boolean | undefined;
  setFlag(name: string, value: boolean | undefined): void;
  /** Calls the listener when another tab changes a value. */
  subscribe(listener: () => void): () => void;
}

/** Strings are stored as they are, other values as JSON. */
const encode = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function decode(key: keyof StoredValues, stored: string): unknown {
  const { isText: isStoredAsIs, readOld } = STORED_KINDS[key];
  if (isStoredAsIs) return stored;
  try {
    const value: unknown = JSON.parse(stored);
    return readOld ? readOld(value) : value;
  } catch {
    return undefined;
  }
}

/** Storage in memory: for tests, stories and browsers that block localStorage. */
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
    localStorage.getItem(PREFIX);
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

/** The storage, with memory for the values that it refuses; only then is something lost with a reload. */
function withMemory(storage: Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const refused = memoryStorage();
  return {
    getItem: (key) => refused.getItem(key) ?? storage.getItem(key),
    setItem(key, value) {
      try {
        storage.setItem(key, value);
        refused.removeItem(key);
      } catch {
        refused.setItem(key, value);
        // The older value would come back with a reload.
        storage.removeItem(key);
      }
    },
    removeItem(key) {
      refused.removeItem(key);
      storage.removeItem(key);
    },
  };
}

export function createLocalStore(device: Storage): LocalStore {
  const storage = withMemory(device);
  const remove = (key: keyof StoredValues) => {
    try {
      storage.removeItem(PREFIX + key);
    } catch {
      // A blocked storage: the value is in memory.
    }
  };
  return {
    get(key) {
      try {
        const stored = storage.getItem(PREFIX + key);
        const { longest = MAX_LENGTH } = STORED_KINDS[key];
        if (stored === null || stored.length > longest) return undefined;
        const value = decode(key, stored);
        return STORED_KINDS[key].is(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        storage.setItem(PREFIX + key, encode(value));
      } catch {
        // A blocked storage: the value is in memory.
      }
    },
    remove,
    removeOfStudent() {
      for (const key of keysOf(STORED_KINDS)) if (STORED_KINDS[key].of === 'student') remove(key);
    },
    getFlag(name) {
      try {
        const stored = storage.getItem(PREFIX + name);
        return stored === 'true' || stored === 'false' ? stored === 'true' : undefined;
      } catch {
        return undefined;
      }
    },
    setFlag(name, value) {
      try {
        if (value === undefined) storage.removeItem(PREFIX + name);
        else storage.setItem(PREFIX + name, String(value));
      } catch {
        // As above.
      }
    },
    subscribe(listener) {
      if (typeof window === 'undefined') return () => undefined;
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(PREFIX)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
