import type { Location } from 'react-router-dom';
import { readEntry } from './readEntry.ts';

/** How many places within a page the visitor followed up to this entry. */
export function placesOf({ state }: Pick<Location, 'state'>): number {
  const { places } = readEntry(state);
  return typeof places === 'number' ? places : 0;
}
