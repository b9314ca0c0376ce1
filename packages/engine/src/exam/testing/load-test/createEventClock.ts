import type { Timers } from '../../../ports/Timers.ts';
import { settle } from '../../../testing/createFakeClock.ts';

interface Timer {
  at: number;
  id: number;
  run: () => void;
}

/** One clock for thousands of devices: timers in a heap, and promises settle once a step. */
export interface EventClock extends Timers {
  /** Milliseconds since the start. */
  now: () => number;
  advanceTo(time: number): Promise<void>;
}

/** Timers of one step run in order, and their promises settle after all of them. */
const STEP_MS = 10;

export function createEventClock(): EventClock {
  let now = 0;
  let lastId = 0;
  const heap: Timer[] = [];
  const cancelled = new Set<number>();

  const isBefore = (one: Timer, other: Timer) =>
    one.at < other.at || (one.at === other.at && one.id < other.id);

  function swapUpwards(start: number): void {
    for (let index = start; index > 0;) {
      const parent = (index - 1) >> 1;
      const [child, above] = [heap[index], heap[parent]];
      if (!child || !above || !isBefore(child, above)) return;
      heap[index] = above;
      heap[parent] = child;
      index = parent;
    }
  }

  function takeFirst(): Timer | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || first === last) return first;
    heap[0] = last;
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (!one) return first;
      const smaller = other && isBefore(other, one) ? left + 1 : left;
      const [above, below] = [heap[index], heap[smaller]];
      if (!above || !below || !isBefore(below, above)) return first;
      heap[index] = below;
      heap[smaller] = above;
      index = smaller;
    }
  }

  return {
    now: () => now,
    setTimer(run, milliseconds) {
      lastId += 1;
      heap.push({ at: now + Math.max(0, milliseconds), id: lastId, run });
      swapUpwards(heap.length - 1);
      return lastId;
    },
    clearTimer(timer) {
      if (typeof timer === 'number') cancelled.add(timer);
    },
    async advanceTo(time) {
      await settle();
      while (heap[0] && heap[0].at <= time) {
        const end = Math.min(heap[0].at + STEP_MS, time);
        while (heap[0] && heap[0].at <= end) {
          const timer = takeFirst();
          if (!timer || cancelled.delete(timer.id)) continue;
          now = Math.max(now, timer.at);
          timer.run();
        }
        await settle();
      }
      now = time;
    },
  };
}
