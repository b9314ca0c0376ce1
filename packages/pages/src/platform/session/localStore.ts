import type { SmsPurpose } from '@cloud-school/api-client';
import { isRecord, keysOf, type Position, type User } from '@cloud-school/domain';
import type { PlayerSettings } from '@cloud-school/ui/player';

const PREFIX = 'manage-admin-';

/** Values of ours are short; a longer one would make every call fail, since some of them go into headers. */
const MAX_LENGTH = 8192;

/** An SMS code that was sent; `sentAt` in milliseconds since 1970. */
export interface StoredSmsCode {
  purpose: SmsPurpose;
  mobile: string;
  sentAt: number;
}

export interface StoredSession {
  userId: string;
  token: string;
  /** By the server's clock, milliseconds since 1970; null where the server names no end. */
  expiresAt: number | null;
  /** Server clock minus this device's clock at the sign-in, milliseconds. */
  clockOffset?: number;
}

/** A like of a visitor, whom lists do not know; `serverCount` is the list's count at the press, `shownCount` the one after it. */
export interface StoredLike {
  key: string;
  isLiked: boolean;
  serverCount: number;
  shownCount: number;
}

/** The values that the product stores on this device (SHELL-08). */
export interface StoredValues {
  tenantId: string;
  /** The school's id, which calls carry from the start of the next visit, also where its answer fails. */
  schoolId: string;
  /** The sign-in, in one value: another tab never sees one student's id beside another's token. */
  session: StoredSession;
  /** A copy of the session's token under the specification's name (SHELL-08); read by nothing here. */
  token: string;
  /** As above: a copy of the session's end. */
  tokenExpireTime: number;
  /** The visitor's fingerprint id. */
  uuid: string;
  info: User;
  /** Position of this device by the maps service; `foundAt` in milliseconds since 1970. */
  location: Position & { foundAt: number };
  /** The SMS codes whose countdown runs (LOGIN-03: it survives a reload). */
  smsCodes: StoredSmsCode[];
  /** The likes of whoever visits without a sign-in (HOME-07, HOME-08). */
  likes: StoredLike[];
  /** Rate, quality and captions of lessons (VIEW-02). */
  playerSettings: PlayerSettings;
  /** The reading size of articles, pixels. */
  articleSize: number;
}

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

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

interface StoredKind<Value> {
  is: (value: unknown) => value is Value;
  /** 'student': a sign-out removes it. 'device': who signs in next meets it again. */
  of: 'student' | 'device';
  /** Stored as it is instead of as JSON. */
  isText?: true;
}

const KINDS: { [Key in keyof StoredValues]: StoredKind<StoredValues[Key]> } = {
  tenantId: { is: isText, of: 'device', isText: true },
  schoolId: { is: isText, of: 'device', isText: true },
  session: {
    is: (value): value is StoredSession =>
      isRecord(value) &&
      isText(value.userId) &&
      isText(value.token) &&
      (value.expiresAt === null || isNumber(value.expiresAt)) &&
      (value.clockOffset === undefined || isNumber(value.clockOffset)),
    of: 'student',
  },
  token: { is: isText, of: 'student', isText: true },
  tokenExpireTime: { is: isNumber, of: 'student' },
  uuid: { is: isText, of: 'student', isText: true },
  info: { is: (value): value is User => isRecord(value) && isText(value.id), of: 'student' },
  location: {
    is: (value): value is StoredValues['location'] =>
      isRecord(value) && ['latitude', 'longitude', 'foundAt'].every((name) => isNumber(value[name])),
    of: 'device',
  },
  smsCodes: {
    is: (value): value is StoredSmsCode[] =>
      Array.isArray(value) &&
      value.every(
        (code) => isRecord(code) && isText(code.purpose) && isText(code.mobile) && isNumber(code.sentAt),
      ),
    of: 'device',
  },
  likes: {
    is: (value): value is StoredLike[] =>
      Array.isArray(value) &&
      value.every(
        (like) =>
          isRecord(like) &&
          isText(like.key) &&
          typeof like.isLiked === 'boolean' &&
          isNumber(like.serverCount) &&
          isNumber(like.shownCount),
      ),
    of: 'device',
  },
  playerSettings: { is: (value): value is PlayerSettings => isRecord(value), of: 'device' },
  articleSize: { is: isNumber, of: 'device' },
};

/** Strings are stored as they are, other values as JSON. */
const encode = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function decode(key: keyof StoredValues, stored: string): unknown {
  if (KINDS[key].isText) return stored;
  try {
    return JSON.parse(stored);
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
        if (stored === null || stored.length > MAX_LENGTH) return undefined;
        const value = decode(key, stored);
        return KINDS[key].is(value) ? value : undefined;
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
      for (const key of keysOf(KINDS)) if (KINDS[key].of === 'student') remove(key);
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
