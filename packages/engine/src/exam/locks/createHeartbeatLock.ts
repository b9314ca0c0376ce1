import { isRecord } from '@cloud-school/domain';
import type { StorageLike } from '../../ports/StorageLike.ts';
import type { Timers } from '../../ports/Timers.ts';
import type { ExclusiveLock } from './ExclusiveLock.ts';

const BEAT_MS = 2000;
/** A tab without a beat for this long has lost the lock. */
const SILENCE_MS = 3 * BEAT_MS;
const PREFIX = 'cloud-school.write-access:';

interface Beat {
  tabId: string;
  at: number;
}

function readBeat(storage: StorageLike, key: string): Beat | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isRecord(value) && typeof value.tabId === 'string' && typeof value.at === 'number'
      ? { tabId: value.tabId, at: value.at }
      : null;
  } catch {
    return null;
  }
}

/** Math.abs: a beat from the future was written before the device clock was set back. */
const isAlive = ({ at }: Beat, now: number) => Math.abs(now - at) <= SILENCE_MS;

/** Whether an open tab holds a lock whose name begins with the prefix. */
export function hasHeartbeat(storage: StorageLike, namePrefix: string, now: number): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.some((key) => {
    const beat = key?.startsWith(PREFIX + namePrefix) ? readBeat(storage, key) : null;
    return beat !== null && isAlive(beat, now);
  });
}

/** A lock by a key in storage that is renewed while the tab is open, for browsers without the Web Locks API. */
export function createHeartbeatLock({
  name,
  tabId,
  storage,
  now,
  timers,
  onPageGone,
}: {
  name: string;
  tabId: string;
  storage: StorageLike;
  now: () => number;
  timers: Timers;
  /** Calls back when the page is left; returns a function that stops listening. */
  onPageGone: (run: () => void) => () => void;
}): ExclusiveLock {
  const key = PREFIX + name;
  let onChange: (isHeld: boolean) => void = () => {};
  let isHeld = false;
  let timer: unknown = null;

  const read = () => readBeat(storage, key);

  /** False when another open tab holds the lock. */
  function isFree(): boolean {
    const holder = read();
    return !holder || holder.tabId === tabId || !isAlive(holder, now());
  }

  function write(): void {
    try {
      storage.setItem(key, JSON.stringify({ tabId, at: now() }));
    } catch {
      // Storage is full, so the tabs cannot exclude each other: writing in two tabs is better than in none.
    }
  }

  function beat(): void {
    const wasHeld = isHeld;
    isHeld = isFree();
    if (isHeld) write();
    timer = timers.setTimer(beat, BEAT_MS);
    if (isHeld !== wasHeld) onChange(isHeld);
  }

  /** So that a reload finds the lock free at once. A page that comes back from the browser's cache beats again. */
  function release(): void {
    if (isHeld && read()?.tabId === tabId) storage.removeItem(key);
  }
  let stopListening = () => {};

  return {
    async open(listener) {
      isHeld = isFree();
      if (isHeld) write();
      stopListening = onPageGone(release);
      onChange = listener;
      timer = timers.setTimer(beat, BEAT_MS);
      return isHeld;
    },
    async seize() {
      write();
      if (isHeld) return;
      isHeld = true;
      onChange(true);
    },
    close() {
      timers.clearTimer(timer);
      stopListening();
      onChange = () => {};
      release();
    },
  };
}
