/** Makes FullCalendar's focusable event a button that opens a card: it has no role of its own. */
export function asButton({ el }: { el: HTMLElement }): void {
  el.setAttribute('role', 'button');
  el.setAttribute('aria-haspopup', 'dialog');
  el.setAttribute('aria-expanded', 'false');
}
