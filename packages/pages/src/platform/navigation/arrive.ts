import type { Location, NavigationType } from 'react-router-dom';
import { animateToTop } from './animateScroll.ts';
import { arrivalOf } from './arrivalOf.ts';
import { type HistoryPlace, historyPlaces, readStoredPlaces } from './historyPlaces.ts';

export { animateToElement } from './animateScroll.ts';

/** The longest that a returned page may take to reach its old height, ms. */
const PATIENCE_MS = 5000;
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let arriving = new AbortController();

function beginArrival(): AbortController {
  arriving.abort();
  arriving = new AbortController();
  return arriving;
}

interface Navigation {
  left: Location;
  opened: Location;
  type: `${NavigationType}`;
  /** What had the focus when the navigation began. */
  focused: Element | null;
  /** The place in the opened entry; undefined where this document was not there. */
  place: HistoryPlace | undefined;
}

/** Moves the page after a navigation as its kind needs. */
export function arrive({ left, opened, type, focused, place }: Navigation): void {
  const arrival = arrivalOf(left, opened, type);
  if (arrival === 'same-item') return;
  const known = arrival === 'return' ? (place ?? readStoredPlaces().get(opened.key)) : undefined;
  // The page has shown and focused a part of itself, such as the question of its address, while this code loaded.
  const isFocused = document.activeElement !== focused && contentOf()?.contains(document.activeElement);
  if (known) returnToPlace(opened.key, known);
  else if (!isFocused) openAtTop(opened.key);
  // Else the link that the visitor followed gets the focus.
  if (!known?.link && !isFocused) focusHeading();
}

/** Returns to the place in the entry that this document opened with, if an earlier document of the tab was there. */
export function returnTo({ key }: Location): void {
  const place = readStoredPlaces().get(key);
  if (place) returnToPlace(key, place);
}

/** The target of the skip link in the site's frame. */
const contentOf = () => document.getElementById('content');

function openAtTop(key: string): void {
  beginArrival();
  // While this code loaded, a scroll of the page before may have counted as the place in this entry.
  historyPlaces.set(key, { top: 0 });
  animateToTop();
}

/** Focuses the heading, which may load later than the page, unless the visitor moves first. */
function focusHeading(): void {
  const { signal } = arriving;
  const content = contentOf();
  if (!content) return;
  content.focus({ preventScroll: true });
  repeatUntil(signal, () => {
    // The page or the visitor has moved the focus.
    if (document.activeElement !== content) return true;
    const heading = content.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  });
}

/** Goes to the place as soon as the page contains it, unless the visitor moves first. */
function returnToPlace(key: string, place: HistoryPlace): void {
  const arrival = beginArrival();
  const { signal } = arrival;
  // Left before the page had its old height: a scroll on the way there is not the place in this entry.
  const keepPlace = () => historyPlaces.set(key, place);
  signal.addEventListener('abort', keepPlace);
  for (const gesture of GESTURES)
    window.addEventListener(gesture, () => arrival.abort(), { signal, passive: true });
  setTimeout(() => arrival.abort(), PATIENCE_MS);

  repeatUntil(signal, () => {
    const isThere = scrollTo(place);
    if (isThere) signal.removeEventListener('abort', keepPlace);
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
  return true;
}

/** The link with this address, in the page rather than in header and footer. */
function findLink(href: string): HTMLElement | null {
  const selector = `a[href="${CSS.escape(href)}"]`;
  return document.querySelector<HTMLElement>(`#content ${selector}`) ?? document.querySelector(selector);
}

/** Runs a task now and after each change of the page, until it returns true. */
function repeatUntil(signal: AbortSignal, task: () => boolean): void {
  if (task()) return;
  const observer = new MutationObserver(() => {
    if (task()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
