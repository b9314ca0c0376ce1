/** Moves the focus to the stem of a question, from its top, so that a screen reader reads it and Tab goes on from there. */
export function focusStem(card: HTMLElement): void {
  card.closest('main')?.scrollTo({ top: 0 });
  const stem = card.querySelector<HTMLElement>('[data-stem]') ?? card;
  stem.focus({ preventScroll: true });
}
