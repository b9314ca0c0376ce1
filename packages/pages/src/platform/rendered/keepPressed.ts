/**
 * Holds the presses of buttons in a page that does not answer yet; the first script of a build has held one since the page
 * was there (scripts/first-script). The returned function lets presses through again, and returns one that makes the last of
 * those held.
 */
export function keepPressed(root: HTMLElement): () => () => void {
  document.dispatchEvent(new Event('presses-taken-over'));
  let pressed = root.querySelector<HTMLButtonElement>('button[data-pressed]');
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed?.removeAttribute('data-pressed');
    pressed = button;
  };
  root.addEventListener('click', handleClick, { capture: true });
  return () => {
    root.removeEventListener('click', handleClick, { capture: true });
    pressed?.removeAttribute('data-pressed');
    return () => {
      if (pressed?.isConnected) pressed.click();
    };
  };
}
