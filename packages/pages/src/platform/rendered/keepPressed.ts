/**
 * Holds the presses of buttons in a page that does not answer yet. The returned function lets presses through again, and
 * returns one that makes the last of those held.
 */
export function keepPressed(root: HTMLElement): () => () => void {
  let pressed: HTMLButtonElement | null = null;
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  root.addEventListener('click', handleClick, { capture: true });
  return () => {
    root.removeEventListener('click', handleClick, { capture: true });
    return () => {
      if (pressed?.isConnected) pressed.click();
    };
  };
}
