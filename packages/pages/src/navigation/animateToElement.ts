import { animateScroll } from './animateScroll.ts';

/** Scrolls the page to an element of it, clear of what sticks to the top. */
export const animateToElement = (element: HTMLElement): void =>
  animateScroll(() => {
    const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.max(window.scrollY + element.getBoundingClientRect().top - clear, 0);
  });
