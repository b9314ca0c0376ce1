/** The page number of an address, from 1; the first page for a missing or invalid one. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('current'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
