/** When something happens: the monotonic clock in milliseconds, and a source of chance for what must not happen at once. */
export interface Moment {
  now: number;
  /** Returns a number from 0 to 1. */
  random: () => number;
}
