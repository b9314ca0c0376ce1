import type { ExamClock, RemainingTime } from '@cloud-school/engine';

/** A clock that does not move; its test ends at 11:20. */
export function makeIntroClock({ seconds }: Pick<RemainingTime, 'seconds'>): ExamClock {
  const time = { seconds, share: seconds / 3600, endsAt: new Date('2026-11-21T11:20:00+08:00').getTime() };
  return { subscribe: () => () => undefined, get: () => time };
}
