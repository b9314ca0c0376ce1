import type { Timers } from '@cloud-school/engine';

/** The time that a student spent on an attempt, over all visits. */
export interface UsedTime {
  /** Whole seconds. */
  seconds(): number;
  /** Stops counting; what was counted stays stored. */
  stop(): void;
  /** Stops counting and deletes what was stored; call it once the attempt is handed in. */
  forget(): void;
}

interface UsedTimeOptions {
  /** Outlives the page: a crash loses at most the last STORE_MS. */
  store: { read: () => number; write: (ms: number) => void; remove: () => void };
  timers: Timers;
  /** Milliseconds of a clock that nobody can change. */
  now: () => number;
}

const STORE_MS = 5000;
/** A tick that comes later than this means that the device slept; only this much of the gap counts. */
const LONGEST_STEP_MS = 2 * STORE_MS;

/** Counts the time while the page is open (`use_time`, EXAM-11). */
export function createUsedTime({ store, timers, now }: UsedTimeOptions): UsedTime {
  let countedMs = store.read();
  let last = now();
  let timer = timers.setTimer(tick, STORE_MS);
  let isStopped = false;

  function count(): void {
    if (isStopped) return;
    const at = now();
    countedMs += Math.min(at - last, LONGEST_STEP_MS);
    last = at;
    store.write(Math.round(countedMs));
  }

  function tick(): void {
    count();
    timer = timers.setTimer(tick, STORE_MS);
  }

  function stop(): void {
    count();
    isStopped = true;
    timers.clearTimer(timer);
  }

  return {
    seconds() {
      count();
      return Math.round(countedMs / 1000);
    },
    stop,
    forget() {
      stop();
      store.remove();
    },
  };
}
