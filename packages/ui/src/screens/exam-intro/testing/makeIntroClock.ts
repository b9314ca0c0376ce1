import type { ExamClock, RemainingTime } from '@cloud-school/engine';

/** A clock that does not move; its test ends at 11:20. */
export function makeIntroClock({ seconds }: Pick<RemainingTime, 'seconds'>): ExamClock {
  const time = { seconds, share: seconds / 3600, endsAt: new Date(2026, 10, 21, 11, 20).getTime() };
  return { subscribe: () => () => undefined, get: () => time };
}
