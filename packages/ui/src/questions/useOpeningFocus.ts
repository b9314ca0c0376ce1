import { type RefObject, useEffect } from 'react';

/** Focuses the question that a page opens with, unless the student is elsewhere already. */
export function useOpeningFocus(
  card: RefObject<HTMLElement | null>,
  /** Never changes. */
  focus: (card: HTMLElement) => void,
): void {
  useEffect(() => {
    // The button that opened the page is gone: the keyboard continues at the question.
    const frame = requestAnimationFrame(() => {
      if (card.current && document.activeElement === document.body) focus(card.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [card, focus]);
}
