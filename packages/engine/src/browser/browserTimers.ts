import type { Timers } from '../ports/Timers.ts';

export const browserTimers: Timers = {
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A timer is what setTimer returned, which each environment names by its own type.
  clearTimer: (timer) => clearTimeout(timer as number),
};
