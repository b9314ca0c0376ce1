import { animateScroll } from './animateScroll.ts';

/** Scrolls the page to an element of it as `scrollIntoView` would: clear of what sticks to the top. */
export function animateToElement(element: HTMLElement): void {
  const clear =
    pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    pixels(getComputedStyle(element).scrollMarginTop);
  animateScroll(() => Math.max(window.scrollY + element.getBoundingClientRect().top - clear, 0));
}

const pixels = (length: string) => Number.parseFloat(length) || 0;
