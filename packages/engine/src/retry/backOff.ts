/** Waits before the retries of a failed save or study report, one after each failure in a row; the last one repeats. */
export const SAVE_RETRY_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];

/** While navigator.onLine is false a save is still tried this much later, because the browser may be wrong. */
export const OFFLINE_PROBE_MS = 30_000;

/** Waits before the automatic retries of a failed hand-in; the last one repeats. */
export const HAND_IN_RETRY_MS = [4000, 8000, 16_000, 30_000];

/**
 * Milliseconds to wait after `failureCount` failures in a row. `random` (0 to 1) spreads the wait by up to a fifth either
 * way, so that a whole class does not retry at the same moment; no wait is longer than the last of the table.
 */
export function backOff(waits: readonly number[], failureCount: number, random: number): number {
  const longest = waits.at(-1) ?? 0;
  const wait = waits[failureCount - 1] ?? longest;
  return Math.min(Math.round(wait * (0.8 + 0.4 * random)), longest);
}
