/** setTimeout and clearTimeout, replaceable in tests. */
export interface Timers {
  setTimer(run: () => void, milliseconds: number): unknown;
  clearTimer(timer: unknown): void;
}
