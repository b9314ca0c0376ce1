import type { Location } from 'react-router-dom';
import { readEntry } from './readEntry.ts';

/** How many places within a page the visitor followed up to this entry. */
export function placesOf({ state }: Pick<Location, 'state'>): number {
  const { places } = readEntry(state);
  return typeof places === 'number' ? places : 0;
}

/** The state of an entry within the same page, a place further: the page's own way back goes over it, Back returns from it. */
export const toPlaceWithin = (from: Pick<Location, 'state'>) => ({
  ...readEntry(from.state),
  places: placesOf(from) + 1,
});
