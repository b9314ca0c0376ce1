import type { Device } from '../device/createDevice.ts';
import { defineStored, only } from '../device/defineStored.ts';
import type { CachedAnswer, CachedAnswers, ShownAnswers } from './CachedAnswers.ts';
import type { StoredAnswer } from './cachedTable.ts';

interface CacheTimes {
  /** The device's clock, milliseconds since 1970. Default: Date.now. */
  now?: () => number;
  /** Runs a write soon; what arrives until then is written with it. Default: when the page is idle. */
  writeSoon?: (write: () => void) => void;
}

/** A write waits no longer for an idle page (ms): a student may look at a page for a second only. */
const MAX_WAIT_MS = 500;

function whenIdle(write: () => void): void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(write, { timeout: MAX_WAIT_MS });
  else setTimeout(write, MAX_WAIT_MS / 2);
}

/** The answers of earlier visits are being removed. */
export const storedClearing = defineStored({
  key: 'isKeptOver',
  of: 'device',
  maxDays: 30,
  read: only((value): value is true => value === true),
});

const importTable = () => import('./cachedTable.ts');

/**
 * Keeps answers in the device's IndexedDB. `build` names the files of the portal: only they can read what they wrote. A page that
 * closes while it removes them leaves a mark in the store, and the next page removes the rest.
 */
export function createCachedAnswers(
  build: string,
  device: Pick<Device, 'get' | 'set' | 'remove'>,
  { now = Date.now, writeSoon = whenIdle }: CacheTimes = {},
): CachedAnswers {
  let owner: string | null = null;
  let cached = new Map<string, CachedAnswer>();
  const pinned = new Map<string, CachedAnswer>();
  const changes = new Map<string, StoredAnswer | null>();
  const showing = new Map<symbol, ShownAnswers>();
  let shown: ShownAnswers | null = null;
  const listeners = new Set<() => void>();
  let willWrite = false;
  let reading: Promise<void> = Promise.resolve();

  function notify() {
    for (const listener of listeners) listener();
  }

  function setCached(next: typeof cached) {
    cached = next;
    notify();
  }

  function updateShown() {
    const all = [...showing.values()];
    shown =
      all.length === 0
        ? null
        : { at: Math.min(...all.map(({ at }) => at)), hasFailed: all.some(({ hasFailed }) => hasFailed) };
    notify();
  }

  async function read(reader: string): Promise<void> {
    const { readAnswers } = await importTable();
    const stored = await readAnswers(reader, build, now());
    // Another student may have signed in meanwhile.
    if (owner !== reader) return;
    setCached(
      new Map(
        Object.entries(stored).map(([key, { text, at }]) => [key, { data: JSON.parse(text) as unknown, at }]),
      ),
    );
  }

  async function write(): Promise<void> {
    willWrite = false;
    const { writeAnswers } = await importTable();
    const written = new Map(changes);
    changes.clear();
    // Who signed out meanwhile left no changes.
    if (owner !== null && written.size > 0) await writeAnswers(owner, build, written, now());
  }

  async function clear(): Promise<void> {
    device.set(storedClearing, true);
    const { clearAnswers } = await importTable();
    await clearAnswers();
    device.remove(storedClearing);
  }

  function change(key: string, answer: StoredAnswer | null) {
    if (owner === null) return;
    changes.set(key, answer);
    if (willWrite) return;
    willWrite = true;
    writeSoon(() => void write().catch(clear).catch(giveUp));
  }

  if (device.get(storedClearing)) void clear().catch(giveUp);

  return {
    build,
    setOwner(next) {
      if (next === owner) return;
      owner = next;
      changes.clear();
      pinned.clear();
      if (cached.size > 0) setCached(new Map());
      reading = (next === null ? clear() : read(next)).catch(giveUp);
    },
    whenRead: () => reading,
    get: (key) => cached.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(key, data) {
      // An answer without data has no text.
      const text = JSON.stringify(data) as string | undefined;
      if (text !== undefined) change(key, { text, at: now() });
    },
    remove: (key) => change(key, null),
    pin(answers, at) {
      for (const [key, data] of Object.entries(answers)) pinned.set(key, { data, at });
      notify();
    },
    getPinned: (key) => pinned.get(key),
    beginShowing({ at }, hasFailed) {
      const place = Symbol('shown');
      showing.set(place, { at, hasFailed });
      updateShown();
      return () => {
        showing.delete(place);
        updateShown();
      };
    },
    shown: () => shown,
  };
}

/** Storage is blocked or full: the next visit loads everything, as the first did. */
const giveUp = () => undefined;
