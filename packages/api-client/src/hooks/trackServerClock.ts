import type { AfterResponseHook } from 'ky';

/** The median of several responses counts, so that one slow response does not move the clock. */
const MAX_RESPONSES = 5;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2);
}

/** More than this between the device's two clocks means that it slept, or that its clock was set: older offsets are wrong. */
const DRIFT_MS = 2000;

/**
 * Tracks how far the server's clock is ahead of this device's, in milliseconds, by the Date header of its responses.
 * The header has whole seconds.
 */
export function trackServerClock(): { measure: AfterResponseHook; offset: () => number | null } {
  let offsets: number[] = [];
  let lastDrift: number | null = null;
  return {
    measure: ({ response }) => {
      const serverTime = Date.parse(response.headers.get('Date') ?? '');
      if (Number.isNaN(serverTime)) return;
      const drift = Date.now() - performance.now();
      const isComparable = lastDrift === null || Math.abs(drift - lastDrift) <= DRIFT_MS;
      lastDrift = drift;
      offsets = [...(isComparable ? offsets : []), serverTime - Date.now()].slice(-MAX_RESPONSES);
    },
    offset: () => median(offsets),
  };
}
