import { readPageNumber } from './readPageNumber.ts';

/** Parameters that identify what a page shows; others (a redirect, a flag, a campaign) do not. */
const NAMES = ['id', 'type', 'index', 'categorizeId', 'current'];

/** The part of a query that identifies what a page shows, in a fixed order. */
export function identifyingQuery(search: string): string {
  const given = new URLSearchParams(search);
  const page = readPageNumber(given);
  const values = new Map(NAMES.map((name) => [name, given.get(name)?.trim() ?? '']));
  values.set('current', page > 1 ? String(page) : '');
  const named = [...values].filter(([, value]) => value !== '');
  const query = new URLSearchParams(named).toString();
  return query && `?${query}`;
}

/**
 * The canonical address of a page, for search engines and sharing: one for all that show the same, such as an article opened from
 * the lists of two categories.
 */
export function canonicalAddress(
  origin: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const query = new URLSearchParams(search);
  if (query.get('id')?.trim()) query.delete('categorizeId');
  return origin + pathname.replace(/(?<=.)\/+$/, '') + identifyingQuery(query.toString());
}
