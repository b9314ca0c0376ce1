import type { Device } from '../device/createDevice.ts';
import { defineStored } from '../device/defineStored.ts';
import { readEntry } from './readEntry.ts';

/** Where the visitor was in an entry of the history. */
export interface HistoryPlace {
  /** Scroll position of the window, px. */
  top: number;
  /** The link that the visitor followed, and its distance from the top of the window, px. */
  link?: { href: string; offset: number };
}

/** The newest ones; the storage is small. */
const MOST_PLACES = 100;

/** The places of this tab over a reload: the links in them may name the student. */
const storedPlaces = defineStored({
  key: 'places',
  of: 'user',
  in: 'tab',
  maxDays: 1,
  longest: 256 * 1024,
  read: (stored) => (Array.isArray(stored) ? stored.filter(isPlace) : undefined),
});

/** The places of this document by the key of their entry. */
export const historyPlaces = new Map<string, HistoryPlace>();

/**
 * Gives the first entry of a document a key of its own. The router names them all 'default' otherwise, and one document would
 * return to the place in another. Call it before the router reads the entry.
 */
export function keyFirstEntry(): void {
  const entry = readEntry(history.state);
  if (typeof entry.key === 'string') return;
  history.replaceState({ ...entry, key: `${Date.now()}-${Math.random()}` }, '');
}

/** An entry whose address or state is replaced gets another key, and the visitor is where they were. */
export function carryPlace(from: string, to: string): void {
  const place = historyPlaces.get(from);
  if (place && !historyPlaces.has(to)) historyPlaces.set(to, place);
}

/** Records where the visitor is in the current entry; returns a function that stops it. */
export function recordPlaces(device: Device, getKey: () => string): () => void {
  // The browser would scroll the old page, before the new one is rendered.
  history.scrollRestoration = 'manual';
  const recording = new AbortController();
  const listen = (name: string, record: (event: Event) => void) =>
    window.addEventListener(name, record, { signal: recording.signal, capture: true, passive: true });
  const record = (link?: HistoryPlace['link']) => historyPlaces.set(getKey(), { top: window.scrollY, link });
  // A rendered page was scrolled before its code arrived.
  if (window.scrollY > 0) record();

  listen('scroll', ({ target }) => {
    // Boxes inside the page scroll too; and the event of a scroll comes a frame later, when a link may have been followed.
    if (target === document && historyPlaces.get(getKey())?.top !== window.scrollY) record();
  });
  // In the capture phase, which is before the router follows the link.
  listen('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (link && href) record({ href, offset: link.getBoundingClientRect().top });
  });
  listen('pagehide', () => {
    // The scroll event of the last frame has not come yet.
    historyPlaces.set(getKey(), { ...historyPlaces.get(getKey()), top: window.scrollY });
    const places = [...new Map([...readStoredPlaces(device), ...historyPlaces])];
    device.set(storedPlaces, places.slice(-MOST_PLACES));
  });
  return () => recording.abort();
}

/** The places that earlier documents of this tab stored. */
export const readStoredPlaces = (device: Device): Map<string, HistoryPlace> =>
  new Map(device.get(storedPlaces));

function isPlace(item: unknown): item is [string, HistoryPlace] {
  return Array.isArray(item) && typeof item[0] === 'string' && typeof item[1]?.top === 'number';
}
