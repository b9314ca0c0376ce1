import { type HistoryPlace, historyPlaces } from './historyPlaces.ts';

/** The longest that a returned page may take to reach its old height, ms. */
const PATIENCE_MS = 5000;
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let arriving = new AbortController();

/** A navigation ends what the one before still waits for. */
export function beginArrival(): AbortController {
  arriving.abort();
  arriving = new AbortController();
  return arriving;
}

/** Aborts with the next navigation, and with the visitor's own gesture during a return. */
export const arrivalSignal = (): AbortSignal => arriving.signal;

/** Goes to the place as soon as the page contains it, unless the visitor moves first. */
export function returnToPlace(key: string, place: HistoryPlace): void {
  const arrival = beginArrival();
  const { signal } = arrival;
  // A scroll on the way there is not the place in this entry: left before the page has its old height, or right after it has.
  const keepPlace = () => historyPlaces.set(key, place);
  signal.addEventListener('abort', keepPlace);
  for (const gesture of GESTURES)
    window.addEventListener(gesture, () => arrival.abort(), { signal, passive: true });
  setTimeout(() => arrival.abort(), PATIENCE_MS);

  repeatUntil(signal, () => {
    const isThere = scrollTo(place);
    if (isThere) {
      keepPlace();
      signal.removeEventListener('abort', keepPlace);
    }
    return isThere;
  });
}

/** Scrolls to the place, and focuses its link; false while the page does not contain it. */
function scrollTo({ top, link }: HistoryPlace): boolean {
  window.scrollTo(0, top);
  if (!link) return Math.abs(window.scrollY - top) < 1;
  const followed = findLink(link.href);
  if (!followed) return false;
  // What is above the link may have another height than before.
  window.scrollBy(0, followed.getBoundingClientRect().top - link.offset);
  followed.focus({ preventScroll: true });
  // A page that waits for its code is hidden, and takes no focus.
  return document.activeElement === followed;
}

/** The link with this address, in the page rather than in header and footer. */
function findLink(href: string): HTMLElement | null {
  const selector = `a[href="${CSS.escape(href)}"]`;
  return document.querySelector<HTMLElement>(`#content ${selector}`) ?? document.querySelector(selector);
}

/** Runs a task now and after each change of the page, until it returns true. */
export function repeatUntil(signal: AbortSignal, task: () => boolean): void {
  if (task()) return;
  const observer = new MutationObserver(() => {
    if (task()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
