/** Time left of an attempt. */
export interface RemainingTime {
  /** Whole seconds, never below 0. */
  seconds: number;
  /** Share of the time limit that is left, 0 to 1. */
  share: number;
  /** When the test is handed in automatically; milliseconds since 1970 by this device's clock. Null hides the line. */
  endsAt: number | null;
}

/** The countdown as an external store, so that a tick renders only the clock. */
export interface ExamClock {
  subscribe: (listener: () => void) => () => void;
  /** Returns the same reference until the second changes. */
  get: () => RemainingTime;
}
