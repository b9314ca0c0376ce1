import type { Location, NavigationType } from 'react-router-dom';
import { identifyingQuery } from '../navigation/canonicalAddress.ts';
import { placesOf } from './placesOf.ts';

type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/**
 * What a change of the address shows: another item for the first time, an item that the visitor returns to, or the
 * same item with another view of it (a dialog, a tab, a period of a timetable). Back from a place within an item returns, too.
 */
export function arrivalOf(
  from: Place,
  to: Place,
  type: `${NavigationType}`,
): 'new-item' | 'return' | 'same-item' {
  if (from.pathname === to.pathname) {
    // An address that is replaced in its place belongs to a tab of the page.
    if (type === 'REPLACE') return 'same-item';
    if (identifyingQuery(from.search) === identifyingQuery(to.search))
      return type === 'POP' && placesOf(from) !== placesOf(to) ? 'return' : 'same-item';
  }
  return type === 'POP' ? 'return' : 'new-item';
}
