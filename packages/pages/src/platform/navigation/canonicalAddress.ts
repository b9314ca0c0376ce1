/** Parameters that identify what a page shows; others (a redirect, a flag, a campaign) do not. */
const NAMES = ['id', 'type', 'index', 'categorizeId', 'current'];

/** The part of a query that identifies what a page shows, in a fixed order. */
export function identifyingQuery(search: string): string {
  const given = new URLSearchParams(search);
  const named = NAMES.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(named).toString();
  return query && `?${query}`;
}

/** The canonical address of a page, for search engines and sharing. */
export const canonicalAddress = (
  origin: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string => origin + pathname + identifyingQuery(search);
