import { decode, missingPicture } from './loading/missingPicture.ts';

/** A formula that is wider than its line scrolls, by the keyboard too. */
function boxWideFormulas(element: HTMLElement) {
  const boxes = [...element.querySelectorAll<HTMLElement>('[data-formula-box]')];
  for (const box of boxes) delete box.dataset.formulaWide;
  // First all is measured, then all is changed: the page is laid out once.
  const wide = boxes.filter((box) => {
    const room =
      box.closest<HTMLElement>('p, li, td, th, div, blockquote, dd, dt, figure, h1, h2, h3') ?? element;
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

/** Looks for wide formulas now, when their fonts have come, and whenever the width of the text changes. */
export function watchWideFormulas(element: HTMLElement): () => void {
  let width = 0;
  const look = () => {
    if (!element.isConnected) return;
    width = element.clientWidth;
    boxWideFormulas(element);
  };
  look();
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) look();
  });
  observer.observe(element);
  document.fonts.ready.then(look, () => undefined);
  return () => observer.disconnect();
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
