import { isRecord } from '@cloud-school/domain';
import { memoryStorage, tabStorage, withMemory } from './browserStorage.ts';
import { isNumber, isText, type Stored, type StoredOwner, type StoredPlace } from './defineStored.ts';

const PREFIX = 'manage-admin-';
const DAY_MS = 24 * 60 * 60_000;

/** What an earlier release stored without an age lives so long from now. */
const DAYS_OF_EARLIER = 30;

/** Who uses this device now; null for a visitor, and while the school is unknown. */
export interface DeviceUser {
  userId: string | null;
  tenantId: string | null;
}

/**
 * What outlives the page: typed, and each value for its owner alone, while it is young enough. A corrupt, foreign or absurdly
 * long value reads as absent, and nothing throws. `part` distinguishes values of one kind, such as the drafts of two lessons.
 */
export interface Device {
  get: <Value>(stored: Stored<Value>, part?: string) => Value | undefined;
  /** A student's value is stored while she is signed in only. */
  set: <Value>(stored: Stored<Value>, value: Value, part?: string) => void;
  remove: (stored: StoredPlace, part?: string) => void;
  /** Calls the listener when another tab changes a value. */
  subscribe: (listener: () => void) => () => void;
  /** Whether a value of anyone holds this cache. */
  holdsCache: (name: string) => boolean;
  /** Removes what a sign-out ends, of everyone; resolves once its caches are gone too. */
  endSignIn: () => Promise<void>;
  /** Removes what is over, and what this student's sign-in ends of others; null for a visitor, who ends nothing. */
  tidy: (userId: string | null) => Promise<void>;
}

/** A value as it is stored, with what its end depends on: who removes it needs no code of its feature. */
interface Envelope {
  value: unknown;
  /** When it was written, milliseconds since 1970 by this device's clock. */
  at: number;
  days: number;
  student: string | null;
  endsWith: StoredPlace['endsWith'];
  caches?: string[];
}

const isEnvelope = (stored: unknown): stored is Envelope =>
  isRecord(stored) &&
  'value' in stored &&
  isNumber(stored.at) &&
  isNumber(stored.days) &&
  'student' in stored;

interface DeviceOptions {
  /** Of all tabs. */
  storage: Storage;
  /** Of this tab. Default: memory. */
  tab?: Storage;
  /** Default: a visitor. */
  user?: () => DeviceUser;
  /** Milliseconds since 1970. Default: Date.now. */
  now?: () => number;
  /** Default: the browser's, where it has caches. */
  deleteCache?: (name: string) => Promise<unknown>;
}

/** Which ids the key of a value has. */
const OWNERS: Record<StoredOwner, readonly (keyof DeviceUser)[]> = {
  device: [],
  school: ['tenantId'],
  student: ['userId'],
  'student-of-school': ['tenantId', 'userId'],
  user: ['userId'],
};

const nobody = (): DeviceUser => ({ userId: null, tenantId: null });
const deleteBrowserCache = async (name: string): Promise<unknown> => globalThis.caches?.delete(name);

export function createDevice({
  storage,
  tab = memoryStorage(),
  user = nobody,
  now = Date.now,
  deleteCache = deleteBrowserCache,
}: DeviceOptions): Device {
  const storages = { device: withMemory(storage), tab: withMemory(tab) };

  /** The key of a value of whoever uses the device; null where nobody can own it. */
  function keyOf({ key, of, plain }: StoredPlace, part?: string): string | null {
    if (plain) return PREFIX + key;
    // A value of the device is read before anybody is known.
    const ids = OWNERS[of].map((id) => user()[id]);
    if (of !== 'user' && ids.includes(null)) return null;
    const owner = ids.filter((id) => id !== null).map(encodeURIComponent);
    const words = [owner.join('/'), part];
    return [PREFIX + key, ...words.filter(Boolean)].join(' ');
  }

  function get<Value>(stored: Stored<Value>, part?: string): Value | undefined {
    const key = keyOf(stored, part);
    if (key === null) return undefined;
    const within = storages[stored.in];
    const text = within.getItem(key) ?? takeEarlier(stored, key);
    if (text === null || text.length > stored.longest) return undefined;
    if (stored.plain === 'text') return stored.read(text);
    const parsed = parse(text);
    if (stored.plain) return stored.read(parsed);
    if (!isEnvelope(parsed)) return stored.read(parsed);
    if (isOver(parsed, stored.maxDays)) return undefined;
    // The clock was put back since: from now on its age counts by the new one.
    if (parsed.at > now() + DAY_MS) within.setItem(key, JSON.stringify({ ...parsed, at: now() }));
    return stored.read(parsed.value);
  }

  const isOver = ({ at, days }: Envelope, maxDays = days) => now() - at > Math.min(days, maxDays) * DAY_MS;

  /** An earlier release stored one student's value without her name in the key, and with it in the value. */
  function takeEarlier({ key, plain, of }: StoredPlace, to: string): string | null {
    const from = PREFIX + key;
    const text = plain || of === 'device' || from === to ? null : storages.device.getItem(from);
    const value = text === null ? null : parse(text);
    if (!isRecord(value) || value.userId !== user().userId) return null;
    storages.device.setItem(to, text ?? '');
    storages.device.removeItem(from);
    return text;
  }

  async function end(within: typeof storages.device, key: string, envelope: Envelope | null): Promise<void> {
    const caches = envelope?.caches ?? [];
    if (envelope && caches.length > 0) {
      // Over from now on: a page that closes meanwhile leaves the rest to the next one.
      within.setItem(key, JSON.stringify({ ...envelope, value: null, days: -1 }));
      try {
        await Promise.all(caches.map((name) => deleteCache(name)));
      } catch {
        // Storage is blocked now.
        return;
      }
    }
    within.removeItem(key);
  }

  /** Ends the values of which `isEnded` says so. */
  async function endThose(isEnded: (envelope: Envelope) => boolean, alsoEarlier: boolean): Promise<void> {
    const work = Object.values(storages).flatMap((within) =>
      within
        .keys()
        .filter((key) => key.startsWith(PREFIX))
        .map(async (key): Promise<void> => {
          const parsed = parse(within.getItem(key) ?? '');
          if (isEnvelope(parsed)) return isEnded(parsed) ? end(within, key, parsed) : undefined;
          if (key.includes(' ')) addAge(within, key, parsed);
          else if (alsoEarlier && isRecord(parsed) && isText(parsed.userId) && !isText(parsed.token))
            return end(within, key, null);
          return undefined;
        }),
    );
    await Promise.all(work);
  }

  /** A draft of an earlier release, which had no end. */
  function addAge(within: typeof storages.device, key: string, value: unknown): void {
    const student = decodeURIComponent(key.split(' ')[1] ?? '');
    const envelope: Envelope = { value, at: now(), days: DAYS_OF_EARLIER, student, endsWith: 'age' };
    within.setItem(key, JSON.stringify(envelope));
  }

  return {
    get,
    set(stored, value, part) {
      const key = keyOf(stored, part);
      if (key === null) return;
      const { plain, maxDays: days, endsWith, cachesOf } = stored;
      const student = OWNERS[stored.of].includes('userId') ? user().userId : null;
      const caches = cachesOf(value);
      const envelope: Envelope = {
        value,
        at: now(),
        days,
        student,
        endsWith,
        ...(caches.length > 0 && { caches }),
      };
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      storages[stored.in].setItem(key, plain ? text : JSON.stringify(envelope));
    },
    remove(stored, part) {
      const key = keyOf(stored, part);
      const within = storages[stored.in];
      const parsed = key === null ? null : parse(within.getItem(key) ?? '');
      if (key !== null) void end(within, key, isEnvelope(parsed) ? parsed : null);
    },
    subscribe(listener) {
      if (typeof window === 'undefined') return () => undefined;
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || event.key.startsWith(PREFIX)) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    holdsCache: (name) =>
      storages.device.keys().some((key) => {
        const parsed = key.startsWith(PREFIX) ? parse(storages.device.getItem(key) ?? '') : null;
        return isEnvelope(parsed) && parsed.days >= 0 && parsed.caches?.includes(name);
      }),
    endSignIn: () => endThose((each) => isOver(each) || each.endsWith === 'sign-out', true),
    tidy: (userId) =>
      endThose(
        (each) =>
          isOver(each) ||
          (userId !== null &&
            each.student !== null &&
            each.student !== userId &&
            each.endsWith === 'sign-out'),
        false,
      ),
  };
}

/** This tab's values, for what no portal is at hand. */
export const tabDevice = (tab: Storage = tabStorage()): Device =>
  createDevice({ storage: memoryStorage(), tab });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
