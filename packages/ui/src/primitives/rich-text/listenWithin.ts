import { decode, missingPicture } from './loading/missingPicture.ts';

const ROOM = 'p, li, td, th, div, blockquote, dd, dt, figure, h1, h2, h3';

/** A formula that is wider than its line scrolls, by the keyboard too. */
export function boxWideFormulas(element: HTMLElement, boxes: readonly HTMLElement[]) {
  for (const box of boxes) delete box.dataset.formulaWide;
  // First all is measured, then all is changed: the page is laid out once.
  const wide = boxes.filter((box) => {
    const room = box.closest<HTMLElement>(ROOM) ?? element;
    return [box, ...box.querySelectorAll('.katex-base')].some(
      (part) => part.getBoundingClientRect().width > room.clientWidth + 1 && room.clientWidth > 0,
    );
  });
  for (const box of wide) {
    box.dataset.formulaWide = box.dataset.formulaBox;
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

/** A table that is wider than its box says so at its edge, until its last column is seen. */
export function markWideTables(element: HTMLElement) {
  for (const box of element.querySelectorAll<HTMLElement>('[data-table-box]')) markWideTable(box);
}

function markWideTable(box: HTMLElement) {
  const hidden = box.scrollWidth - box.clientWidth;
  if (hidden <= 1) delete box.dataset.wide;
  else box.dataset.wide = Math.abs(box.scrollLeft) >= hidden - 1 ? 'end' : 'more';
}

/** Looks for wide formulas again when their fonts have come, and whenever the width of the text changes. */
export function watchWideFormulas(element: HTMLElement): () => void {
  let width = element.clientWidth;
  const look = () => {
    if (!element.isConnected) return;
    width = element.clientWidth;
    const drawn = Array.from(
      element.querySelectorAll('[data-formula-box] > .katex'),
      (one) => one.parentElement,
    );
    boxWideFormulas(
      element,
      drawn.filter((box) => box !== null),
    );
  };
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) requestAnimationFrame(look);
  });
  observer.observe(element);
  document.fonts.addEventListener('loadingdone', look);
  return () => {
    observer.disconnect();
    document.fonts.removeEventListener('loadingdone', look);
  };
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
  element.addEventListener('scroll', scroll, true);
  element.addEventListener('click', follow);
  element.addEventListener('error', replace, true);
  return () => {
    resized.disconnect();
    element.removeEventListener('scroll', scroll, true);
    element.removeEventListener('click', follow);
    element.removeEventListener('error', replace, true);
  };
}
