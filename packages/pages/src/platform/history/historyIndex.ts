import { readEntry } from './readEntry.ts';

/** The position in this site's history, which the router keeps; 0 for the first page of a visit. */
export function historyIndex(): number {
  const { idx } = readEntry(window.history.state);
  return typeof idx === 'number' ? idx : 0;
}
