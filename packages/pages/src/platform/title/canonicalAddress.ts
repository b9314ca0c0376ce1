/** Parameters that identify a page; others (a redirect, a flag, a campaign) do not. */
const NAMES = ['id', 'type', 'index', 'categorizeId', 'current'];

/** The canonical address of a page, for search engines and sharing. */
export function canonicalAddress(
  origin: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const given = new URLSearchParams(search);
  const kept = NAMES.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}
