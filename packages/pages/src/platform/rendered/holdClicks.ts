/**
 * Holds the clicks on buttons of a page that is not hydrated yet; the first script of a build holds the last one until then
 * (scripts/build-plugins/first-script). The returned function stops holding, and returns one that replays the last held click.
 */
export function holdClicks(root: HTMLElement): () => () => void {
  document.dispatchEvent(new Event('clicks-taken-over'));
  let clicked = root.querySelector<HTMLButtonElement>('button[data-pressed]');
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    clicked?.removeAttribute('data-pressed');
    clicked = button;
  };
  root.addEventListener('click', handleClick, { capture: true });
  return () => {
    root.removeEventListener('click', handleClick, { capture: true });
    clicked?.removeAttribute('data-pressed');
    return () => {
      if (clicked?.isConnected) clicked.click();
    };
  };
}
