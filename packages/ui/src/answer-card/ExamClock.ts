/** Time left of an attempt. */
export interface RemainingTime {
  /** Whole seconds, never below 0. */
  seconds: number;
  /** Share of the time limit that is left, 0..1. */
  share: number;
  /** Milliseconds since 1970 of the automatic submit by this device's clock; null hides the line. */
  endsAt: number | null;
}

/** The countdown as an external store, so that a tick draws only the clock. */
export interface ExamClock {
  subscribe: (listener: () => void) => () => void;
  /** The same reference until the second changes. */
  get: () => RemainingTime;
}
