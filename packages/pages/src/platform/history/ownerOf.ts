import type { Location } from 'react-router-dom';
import { readEntry } from './readEntry.ts';

type Entry = Pick<Location, 'state'>;

/** The student whose entry of the history it is; null for a visitor's, and for one that was never shown. */
export function ownerOf({ state }: Entry): string | null {
  const { owner } = readEntry(state);
  return typeof owner === 'string' ? owner : null;
}

/** An entry of the history that another student left, or an address that names another: no call of this one may have it. */
export function isOfAnother(entry: Entry & Pick<Location, 'search'>, student: string): boolean {
  const named = new URLSearchParams(entry.search).get('userId');
  return ![null, student].includes(ownerOf(entry)) || ![null, '', student].includes(named);
}

/** Whether the entry at which the document opens is another student's, before the router reads it. */
export const opensForAnother = (search: string, student: string): boolean =>
  isOfAnother({ state: readEntry(window.history.state).usr, search }, student);
