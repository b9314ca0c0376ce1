import type { Timers } from '../ports/Timers.ts';

export const browserTimers: Timers = {
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as number),
};
