import { markWideTable, markWideTables, measureForPrint } from './fitWide.ts';
import { decode, missingPicture } from './loading/missingPicture.ts';

/**
 * Ends sounds, videos and framed players of a text that is hidden: only out of the document do all of them stop. A text that is
 * shown again is inserted anew.
 */
export function stopMedia(element: HTMLElement) {
  for (const media of element.querySelectorAll('audio, video, iframe')) media.remove();
}

/**
 * Links within the text lead to their place, by `followPlace`, and leave the address alone; a picture that fails to load shows
 * its name.
 */
export function listenWithin(element: HTMLElement, followPlace: (show: () => void) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    const name = decode(link.getAttribute('href')?.slice(1) ?? '');
    const place = element.querySelector<HTMLElement>(`#${CSS.escape(name)}`);
    if (!place) return;
    followPlace(() => {
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView({ block: 'start' });
    });
  };
  const replace = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.replaceWith(missingPicture(target));
  };
  const scroll = ({ target }: Event) => {
    if (target instanceof HTMLElement && target.dataset.tableBox !== undefined) markWideTable(target);
  };
  // A change within the call would be one more to observe.
  const resized = new ResizeObserver(() => requestAnimationFrame(() => markWideTables(element)));
  resized.observe(element);
  const measure = () => measureForPrint(element);
  addEventListener('beforeprint', measure);
  element.addEventListener('scroll', scroll, true);
  element.addEventListener('click', follow);
  element.addEventListener('error', replace, true);
  return () => {
    resized.disconnect();
    removeEventListener('beforeprint', measure);
    element.removeEventListener('scroll', scroll, true);
    element.removeEventListener('click', follow);
    element.removeEventListener('error', replace, true);
  };
}
