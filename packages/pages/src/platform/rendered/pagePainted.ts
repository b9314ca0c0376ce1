/** The longest that a page without a press waits (ms): a picture that does not load, or a tab in the background. */
const MAX_DELAY_MS = 3000;

/** What somebody does with a page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves once a page that came rendered has painted and loaded its pictures, so that code does not compete with them; at
 * once when somebody touches it or has pressed a button (holdClicks).
 */
export function pagePainted(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const finish = () => {
      stop.abort();
      resolve();
    };
    const { signal } = stop;
    for (const touch of TOUCHES) document.addEventListener(touch, finish, { capture: true, signal });
    const timer = setTimeout(finish, MAX_DELAY_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // The frame of the first paint ends before its timer.
    if (document.querySelector('[data-pressed]')) finish();
    const paint = () => requestAnimationFrame(() => setTimeout(finish));
    if (document.readyState === 'complete') paint();
    else window.addEventListener('load', paint, { signal });
  });
}
