import type { DownloadPorts } from './runDownload.ts';

/** Milliseconds before each further try of a connection that broke; sooner when the network is back. */
const RETRY_MS = [2000, 5000, 15_000];

/** What this browser offers for downloads; a getter of a blocked storage throws where it is used. */
export const browserDownloadPorts = (): DownloadPorts => ({
  caches: window.caches,
  fetch: window.fetch.bind(window),
  locks: navigator.locks,
  readRoom,
  persist,
  waitForRetry: (failureCount, signal) =>
    new Promise((resolve, reject) => {
      const end = (act: () => void) => () => {
        clearTimeout(timer);
        window.removeEventListener('online', onOnline);
        signal.removeEventListener('abort', onAbort);
        act();
      };
      const onOnline = end(resolve);
      const onAbort = end(() => reject(signal.reason));
      const timer = setTimeout(onOnline, RETRY_MS[failureCount - 1] ?? RETRY_MS.at(-1));
      window.addEventListener('online', onOnline);
      signal.addEventListener('abort', onAbort);
    }),
  now: Date.now,
});

/** Firefox asks the student; a browser that cannot be asked keeps what it keeps. */
async function persist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // The download goes on.
  }
}

/** Bytes that this site may still keep; null where the browser does not say. */
export async function readRoom(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
  } catch {
    return null;
  }
}
