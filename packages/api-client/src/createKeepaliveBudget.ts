/** Browsers refuse a keepalive body once all bodies on their way exceed 64 KiB; the rest is left for other senders. */
const LIMIT_BYTES = 60 * 1024;

/** Shares the browser's limit among calls. `take` returns the function that gives the bytes back, null when they do not fit. */
export function createKeepaliveBudget(limit = LIMIT_BYTES) {
  let taken = 0;
  return function take(payload: object): (() => void) | null {
    const size = new TextEncoder().encode(JSON.stringify(payload)).byteLength;
    if (taken + size > limit) return null;
    taken += size;
    return () => {
      taken -= size;
    };
  };
}
