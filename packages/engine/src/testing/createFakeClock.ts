import type { Timers } from '../ports/Timers.ts';

interface Timer {
  id: number;
  at: number;
  run: () => void;
}

/** A device's clocks, moved by the test. */
export interface FakeClock extends Timers {
  now: () => number;
  monotonicNow: () => number;
  /** Advances time; timers run in order, and promises settle after each. */
  advance(milliseconds: number): Promise<void>;
  /** The device sleeps: no timer runs and performance.now() stops. */
  sleep(milliseconds: number): void;
  /** Calls back with the length of each sleep, for a fake whose own clock goes on. */
  onSleep(listener: (milliseconds: number) => void): void;
  /** The student changes the device's clock. */
  moveWall(milliseconds: number): void;
}

/** Resolves after all pending promise callbacks have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function createFakeClock(wallStart = 1_700_000_000_000): FakeClock {
  let monotonic = 0;
  let wallAhead = wallStart;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  const sleepers: ((milliseconds: number) => void)[] = [];

  function nextTimer(until: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of timers.values()) {
      if (timer.at <= until && (!next || timer.at < next.at)) next = timer;
    }
    return next;
  }

  return {
    now: () => wallAhead + monotonic,
    monotonicNow: () => monotonic,
    setTimer(run, milliseconds) {
      lastId += 1;
      timers.set(lastId, { id: lastId, at: monotonic + Math.max(0, milliseconds), run });
      return lastId;
    },
    clearTimer(timer) {
      timers.delete(timer as number);
    },
    async advance(milliseconds) {
      const until = monotonic + milliseconds;
      await settle();
      for (let timer = nextTimer(until); timer; timer = nextTimer(until)) {
        timers.delete(timer.id);
        monotonic = Math.max(monotonic, timer.at);
        timer.run();
        await settle();
      }
      monotonic = until;
    },
    sleep(milliseconds) {
      wallAhead += milliseconds;
      for (const listener of sleepers) listener(milliseconds);
    },
    onSleep(listener) {
      sleepers.push(listener);
    },
    moveWall(milliseconds) {
      wallAhead += milliseconds;
    },
  };
}
