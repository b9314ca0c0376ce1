import type { ExamClock, RemainingTime } from '@cloud-school/engine';

const SECOND_MS = 1000;

/** Counts down to `endsAt` while someone listens; `now` is of the same clock. */
export function createIntroClock(endsAt: number, limitMs: number, now: () => number): ExamClock {
  const read = (): RemainingTime => {
    const seconds = Math.max(0, Math.ceil((endsAt - now()) / SECOND_MS));
    return { seconds, share: Math.min(1, (seconds * SECOND_MS) / limitMs), endsAt };
  };
  let current = read();
  return {
    subscribe(listener) {
      const timer = setInterval(listener, SECOND_MS);
      return () => clearInterval(timer);
    },
    get() {
      const next = read();
      if (next.seconds !== current.seconds) current = next;
      return current;
    },
  };
}
