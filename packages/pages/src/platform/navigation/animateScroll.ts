const DURATION_MS = 500;

let running = new AbortController();

/**
 * Scrolls the page in 500 ms (SHELL-02); at once under reduced motion. A touch, a wheel turn or the next one stops
 * it. The place is asked for anew at each step: what loads on the way may move it.
 */
export function animateScroll(placeOf: () => number): void {
  running.abort();
  const from = window.scrollY;
  const way = placeOf() - from;
  if (Math.abs(way) < 1) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, from + way);
    return;
  }
  const scroll = new AbortController();
  running = scroll;
  const { signal } = scroll;
  const startedAt = performance.now();
  for (const sign of ['wheel', 'touchstart'])
    window.addEventListener(sign, () => scroll.abort(), { signal, passive: true });

  function frame(now: number) {
    if (signal.aborted) return;
    const share = Math.min((now - startedAt) / DURATION_MS, 1);
    const place = placeOf();
    window.scrollTo(0, place + (from - place) * (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(frame);
    else scroll.abort();
  }
  requestAnimationFrame(frame);
}
