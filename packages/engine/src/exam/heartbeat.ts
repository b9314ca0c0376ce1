import type { Timers } from './AnswerSession.ts';
import type { StorageLike } from './storageBackend.ts';
import type { PenHolder } from './tabLock.ts';

const BEAT_MS = 2000;
/** A tab silent for this long has lost the pen. */
const SILENCE_MS = 3 * BEAT_MS;
const PREFIX = 'cloud-school.pen:';

/** Holds the pen by a key in storage, renewed while the tab lives: for browsers without locks. */
export function createHeartbeat({
  name,
  tabId,
  storage,
  now,
  timers,
}: {
  name: string;
  tabId: string;
  storage: StorageLike;
  now: () => number;
  timers: Timers;
}): PenHolder {
  const key = PREFIX + name;
  let onChange: (isHere: boolean) => void = () => {};
  let isHere = false;
  let timer: unknown = null;

  function read(): { tabId: string; at: number } | null {
    try {
      const value = JSON.parse(storage.getItem(key) ?? 'null') as { tabId?: unknown; at?: unknown } | null;
      return typeof value?.tabId === 'string' && typeof value.at === 'number'
        ? { tabId: value.tabId, at: value.at }
        : null;
    } catch {
      return null;
    }
  }

  /** False when a living tab other than this one holds the pen. */
  function isFree(): boolean {
    const holder = read();
    // Math.abs: a beat from the future belongs to a clock that was moved back since.
    return !holder || holder.tabId === tabId || Math.abs(now() - holder.at) > SILENCE_MS;
  }

  function write(): void {
    try {
      storage.setItem(key, JSON.stringify({ tabId, at: now() }));
    } catch {
      // Storage is full: the tabs cannot tell each other apart, and writing in two is better than in none.
    }
  }

  function beat(): void {
    const wasHere = isHere;
    isHere = isFree();
    if (isHere) write();
    timer = timers.setTimer(beat, BEAT_MS);
    if (isHere !== wasHere) onChange(isHere);
  }

  return {
    async open(listener) {
      isHere = isFree();
      if (isHere) write();
      onChange = listener;
      timer = timers.setTimer(beat, BEAT_MS);
      return isHere;
    },
    async seize() {
      write();
      if (isHere) return;
      isHere = true;
      onChange(true);
    },
    close() {
      timers.clearTimer(timer);
      onChange = () => {};
      if (isHere && read()?.tabId === tabId) storage.removeItem(key);
    },
  };
}
