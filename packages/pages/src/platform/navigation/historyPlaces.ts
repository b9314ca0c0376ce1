import { tabStorage } from '../session/tabStorage.ts';

/** Where the visitor was in an entry of the history. */
export interface HistoryPlace {
  /** Scroll position of the window, px. */
  top: number;
  /** The link that the visitor followed, and its distance from the top of the window, px. */
  link?: { href: string; offset: number };
}

const KEY = 'manage-admin-places';
/** A reload remembers the newest entries. */
const KEPT = 50;

/** The places of this tab by the key of their entry. */
export const historyPlaces = new Map<string, HistoryPlace>(read());

/** Records where the visitor is in the current entry; returns a function that stops it. */
export function recordPlaces(getKey: () => string): () => void {
  // The browser would scroll the old page, before the new one is rendered.
  history.scrollRestoration = 'manual';
  const recording = new AbortController();
  const { signal } = recording;
  window.addEventListener('scroll', () => historyPlaces.set(getKey(), { top: window.scrollY }), {
    signal,
    passive: true,
  });
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      const { top: offset } = link.getBoundingClientRect();
      historyPlaces.set(getKey(), { top: window.scrollY, link: { href, offset } });
    },
    // Before the router follows the link.
    { signal, capture: true },
  );
  window.addEventListener('pagehide', write, { signal });
  return () => recording.abort();
}

function write() {
  try {
    tabStorage().setItem(KEY, JSON.stringify([...historyPlaces].slice(-KEPT)));
  } catch {
    // A full or blocked storage forgets the places at a reload.
  }
}

function read(): [string, HistoryPlace][] {
  try {
    const stored: unknown = JSON.parse(tabStorage().getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, HistoryPlace] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1]?.top === 'number';
}
