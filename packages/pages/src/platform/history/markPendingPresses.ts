/** Milliseconds after which a press that has not been answered is marked. */
const PATIENCE = 200;

/**
 * Marks the control that was pressed with `data-pending`, where the page that it opens is not shown yet; styles show a spinner.
 * Returns the function that takes the mark away, and the clean-up.
 */
export function markPendingPresses(page: EventTarget, isBehind: () => boolean) {
  let timer: ReturnType<typeof setTimeout>;
  let marked: Element | null = null;
  const settle = () => {
    clearTimeout(timer);
    marked?.removeAttribute('data-pending');
    marked = null;
  };
  const handleClick = ({ target }: Event) => {
    settle();
    if (!(target instanceof Element)) return;
    const control = target.closest('a[href], button');
    timer = setTimeout(() => {
      if (!isBehind()) return;
      marked = control;
      marked?.setAttribute('data-pending', '');
    }, PATIENCE);
  };
  page.addEventListener('click', handleClick, { capture: true });
  const stop = () => {
    settle();
    page.removeEventListener('click', handleClick, { capture: true });
  };
  return { settle, stop };
}
