import type { ExamClock } from '@cloud-school/engine';

/** A clock that moves only by `set`. */
export function makeSteppedClock(firstSeconds: number): ExamClock & { set: (seconds: number) => void } {
  const listeners = new Set<() => void>();
  const endsAt = new Date('2026-11-21T11:20:00+08:00').getTime();
  const toTime = (seconds: number) => ({ seconds, share: seconds / 3600, endsAt });
  let time = toTime(firstSeconds);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => time,
    set: (seconds) => {
      time = toTime(seconds);
      for (const listener of listeners) listener();
    },
  };
}
