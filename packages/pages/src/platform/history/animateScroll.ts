const DURATION_MS = 500;

let running = new AbortController();

/** Scrolls the page to its top in 500 ms (SHELL-02). */
export const animateToTop = (): void => animateScroll(() => 0);

/** Scrolls the page to an element and keeps the element clear of sticky bars, as `scrollIntoView` does. */
export function animateToElement(element: HTMLElement): void {
  const clearance =
    toPixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    toPixels(getComputedStyle(element).scrollMarginTop);
  animateScroll(() => Math.max(window.scrollY + element.getBoundingClientRect().top - clearance, 0));
}

/**
 * Scrolls the page in 500 ms; at once under reduced motion. A touch, a wheel turn or the next call stops it.
 * The target is measured again in each frame, because content that loads meanwhile may move it.
 */
function animateScroll(getTarget: () => number): void {
  running.abort();
  const start = window.scrollY;
  const distance = getTarget() - start;
  if (Math.abs(distance) < 1) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, start + distance);
    return;
  }
  const scroll = new AbortController();
  running = scroll;
  const { signal } = scroll;
  const startedAt = performance.now();
  for (const gesture of ['wheel', 'touchstart'])
    window.addEventListener(gesture, () => scroll.abort(), { signal, passive: true });

  function drawFrame(now: number) {
    if (signal.aborted) return;
    const progress = Math.min((now - startedAt) / DURATION_MS, 1);
    const target = getTarget();
    window.scrollTo(0, target + (start - target) * (1 - progress) ** 3);
    if (progress < 1) requestAnimationFrame(drawFrame);
    else scroll.abort();
  }
  requestAnimationFrame(drawFrame);
}

const toPixels = (length: string) => Number.parseFloat(length) || 0;
