import type { Location } from 'react-router-dom';
import { readEntry } from './readEntry.ts';

/**
 * The entry that the history shows now. The rendered location may be older: React renders a navigation when it finds the time,
 * and what navigates before that would take the other's address and state back. A router in memory, of stories, writes
 * nothing there: its rendered location.
 */
export function currentEntry(
  location: Location,
): Pick<Location, 'pathname' | 'search' | 'hash'> & { state: unknown } {
  const { key, usr } = readEntry(window.history.state);
  if (typeof key !== 'string') return location;
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: usr };
}
