import type { ExamClock, RemainingTime } from '@cloud-school/engine';

const ENDS_AT = new Date('2026-11-21T11:20:00+08:00').getTime();

/** A clock that does not run. */
export function makeStillClock(remaining: Partial<RemainingTime> = {}): ExamClock {
  const time = { seconds: 2294, share: 0.637, endsAt: ENDS_AT, ...remaining };
  return { subscribe: () => () => undefined, get: () => time };
}
