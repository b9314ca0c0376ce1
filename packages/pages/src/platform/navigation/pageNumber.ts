/** The page a query names, from 1; anything else is the first. */
export function pageNumber(search: URLSearchParams): number {
  const page = Number(search.get('current'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
