interface Freshness {
  /** When what the server said changes, in milliseconds since 1970 by its clock; those that are over do not count. */
  moments: readonly number[];
  /** Something may change at any time: asks every minute too. */
  isAwaited: boolean;
  now: () => number;
  refresh: () => void;
  /** The window: it gets the focus, and learns when the page is seen again ('visibilitychange'). */
  page: EventTarget;
  isVisible: () => boolean;
}

const MINUTE_MS = 60_000;
/** The server's Date header counts whole seconds: its clock may be a little behind ours. */
const MARGIN_MS = 1000;

/**
 * Calls `refresh` at each moment, and at the return to the page a minute after the last time at the earliest; while
 * something is awaited also every minute that the page is seen. Returns a function that stops it.
 */
export function watchFreshness({ moments, isAwaited, now, refresh, page, isVisible }: Freshness): () => void {
  let freshAt = now();
  let next: ReturnType<typeof setTimeout>;

  function ask() {
    freshAt = now();
    refresh();
  }
  function waitForNext() {
    const coming = moments.map((moment) => moment + MARGIN_MS).filter((moment) => moment > now());
    if (coming.length === 0) return;
    const due = Math.min(...coming);
    // The clock is another one once the server has answered, and a timer stands still while the device sleeps.
    const wait = Math.min(due - now(), MINUTE_MS);
    next = setTimeout(() => {
      if (now() >= due) ask();
      waitForNext();
    }, wait);
  }
  function askIfOld() {
    // A clock that was set back makes nothing fresh.
    const isOld = Math.abs(now() - freshAt) >= MINUTE_MS;
    if (isVisible() && isOld) ask();
  }

  waitForNext();
  const everyMinute = isAwaited ? setInterval(askIfOld, MINUTE_MS) : undefined;
  page.addEventListener('visibilitychange', askIfOld);
  page.addEventListener('focus', askIfOld);
  return () => {
    clearTimeout(next);
    clearInterval(everyMinute);
    page.removeEventListener('visibilitychange', askIfOld);
    page.removeEventListener('focus', askIfOld);
  };
}
