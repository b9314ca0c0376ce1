import type { AfterResponseHook } from 'ky';

/** One slow answer must not move the clock, so several are kept and the middle one counts. */
const KEPT_ANSWERS = 5;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? upper) + upper) / 2);
}

/** Reads the server's clock from the Date header of its answers. */
export function createServerClock(): { measure: AfterResponseHook; offset: () => number | null } {
  const offsets: number[] = [];
  return {
    measure: ({ response }) => {
      const serverTime = Date.parse(response.headers.get('Date') ?? '');
      if (Number.isNaN(serverTime)) return;
      offsets.push(serverTime - Date.now());
      if (offsets.length > KEPT_ANSWERS) offsets.shift();
    },
    offset: () => median(offsets),
  };
}
