const DURATION_MS = 500;

let running = new AbortController();

/** Scrolls the page up in 500 ms (SHELL-02); at once under reduced motion. A touch or a wheel turn stops it. */
export function animateToTop(): void {
  running.abort();
  const from = window.scrollY;
  if (from === 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
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
    window.scrollTo(0, from * (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(frame);
    else scroll.abort();
  }
  requestAnimationFrame(frame);
}
