import type { Location, NavigationType } from 'react-router-dom';
import type { Device } from '../device/createDevice.ts';
import { animateToTop } from './animateScroll.ts';
import { arrivalOf } from './arrivalOf.ts';
import { type HistoryPlace, historyPlaces, readStoredPlaces } from './historyPlaces.ts';
import { arrivalSignal, beginArrival, repeatUntil, returnToPlace } from './returnToPlace.ts';

export { animateToElement } from './animateScroll.ts';

interface Navigation {
  left: Location;
  opened: Location;
  type: `${NavigationType}`;
  /** What had the focus when the navigation began. */
  focused: Element | null;
  /** The place in the opened entry; undefined where this document was not there. */
  place: HistoryPlace | undefined;
  device: Device;
}

/** Moves the page and the focus after a navigation: another item opens at its top and heading, a known one at its place. */
export function restoreScrollAndFocus({ left, opened, type, focused, place, device }: Navigation): void {
  const arrival = arrivalOf(left, opened, type);
  if (arrival === 'same-item') return;
  const known = arrival === 'return' ? (place ?? readStoredPlaces(device).get(opened.key)) : undefined;
  // The page has shown and focused a part of itself, such as the question of its address, while this code loaded.
  const isFocused = document.activeElement !== focused && contentOf()?.contains(document.activeElement);
  if (known) returnToPlace(opened.key, known);
  else if (!isFocused) openAtTop(opened.key);
  // Else the link that the visitor followed gets the focus.
  if (!known?.link && !isFocused) focusHeading(arrivalSignal());
}

/** Returns to the place in the entry that this document opened with, if an earlier document of the tab was there. */
export function returnTo({ key }: Location, device: Device): void {
  const place = readStoredPlaces(device).get(key);
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
function focusHeading(signal: AbortSignal): void {
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
