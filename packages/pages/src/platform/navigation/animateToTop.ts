import { animateScroll } from './animateScroll.ts';

/** Scrolls the page up in 500 ms (SHELL-02). */
export const animateToTop = (): void => animateScroll(() => 0);
