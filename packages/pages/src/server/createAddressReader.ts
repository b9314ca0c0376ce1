import { matchPath } from 'react-router-dom';
import type { Brand } from '../platform/brand/Brand.ts';
import { completeBrand } from '../platform/brand/completeBrand.ts';
import type { PageRoute, QueryUse } from '../platform/navigation/PortalRoute.ts';

/** What a server renders for an address. */
export interface PageAddress {
  /** One for all ways to write the address: its path as the routes name it, and the parameters that the page reads. */
  url: URL;
  /** False for a page that hardly anyone else will ask for. */
  isCacheable: boolean;
}

/** Longest path with its query that is rendered, in characters. */
const MAX_LENGTH = 1024;

/** The values that a page is cached for: ids and flags, numbers of pages, none. */
const CACHED_VALUES: Record<QueryUse, RegExp> = {
  cached: /^[\w-]{1,64}$/,
  numbered: /^[1-9]\d{0,5}$/,
  rendered: /(?!)/,
};

/** Finds the page of an address. Null for an address whose page the browser renders, and for one that is too long. */
export function createAddressReader(brand: Brand) {
  const { routes, cobrandings } = completeBrand(brand);
  const flags = Object.fromEntries(cobrandings.map(({ flag }) => [flag, 'cached' as const]));
  return (given: URL): PageAddress | null => {
    if (given.pathname.length + given.search.length > MAX_LENGTH) return null;
    const route = findPublicRoute({ routes }, given.pathname);
    if (!route) return null;
    const read = Object.entries({ ...flags, ...route.query }).flatMap(([name, use]) => {
      const value = given.searchParams.get(name);
      return value ? [{ name, value, isCacheable: CACHED_VALUES[use].test(value) }] : [];
    });
    const url = new URL(given.origin);
    // Of unknown addresses there is no end.
    const isKnown = route.path !== '*';
    // A partner may have a page there, which the browser finds in the look.
    if (!isKnown && read.some(({ name }) => Object.hasOwn(flags, name))) return null;
    url.pathname = isKnown ? route.path : given.pathname;
    url.search = new URLSearchParams(read.map(({ name, value }) => [name, value])).toString();
    return { url, isCacheable: isKnown && read.every(({ isCacheable }) => isCacheable) };
  };
}

/** The route of a path that a server renders; undefined for all others. */
export function findPublicRoute({ routes }: Pick<Brand, 'routes'>, path: string): PageRoute | undefined {
  // As the router matches: also '/login/' and '/Login'; the last entry matches everything.
  const route = routes.find((each) => matchPath(each.path, path));
  return route && !('redirectTo' in route) && route.isPublic ? route : undefined;
}
