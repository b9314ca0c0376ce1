import { decode, missingPicture } from './loading/missingPicture.ts';

/** A formula that is wider than its line scrolls, by the keyboard too. */
export function focusWideFormulas(element: HTMLElement) {
  for (const box of element.querySelectorAll<HTMLElement>('[data-formula-box]')) {
    if (box.scrollWidth <= box.clientWidth + 1) continue;
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', '公式');
  }
}

/**
 * Ends sounds, videos and framed players of a text that is hidden: only out of the document do all of them stop. A text that is
 * shown again is inserted anew.
 */
export function stopMedia(element: HTMLElement) {
  for (const media of element.querySelectorAll('audio, video, iframe')) media.remove();
}

/** Links within the text scroll to their place and leave the address alone; a picture that fails to load shows its name. */
export function listenWithin(element: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    const name = decode(link.getAttribute('href')?.slice(1) ?? '');
    const place = element.querySelector<HTMLElement>(`#${CSS.escape(name)}`);
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'start' });
  };
  const replace = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.replaceWith(missingPicture(target));
  };
  element.addEventListener('click', follow);
  element.addEventListener('error', replace, true);
  return () => {
    element.removeEventListener('click', follow);
    element.removeEventListener('error', replace, true);
  };
}
