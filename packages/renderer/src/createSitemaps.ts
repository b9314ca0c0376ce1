import type { ListedAddress } from '@cloud-school/pages/server';

/** Addresses that one file may have, by sitemaps.org. */
const MAX_ADDRESSES = 50_000;

/** How long a list is sent as it is (ms), and of how many hosts lists are kept. */
const FRESH_MS = 3_600_000;
const MAX_HOSTS = 500;

type List = (url: URL) => Promise<ListedAddress[] | null>;

/**
 * Writes the sitemap of an address' host: all its addresses, or, where they do not fit into one file, the files that have them
 * (`?page=1`). Null for a host without a school, and for a page that there is not. Rejects when the list does.
 */
export function createSitemaps(list: List, now: () => number): (url: URL) => Promise<string | null> {
  const kept = new Map<string, { at: number; addresses: Promise<ListedAddress[] | null> }>();

  async function addressesOf(url: URL): Promise<ListedAddress[] | null> {
    const known = kept.get(url.origin);
    if (known && now() - known.at < FRESH_MS) return known.addresses;
    const addresses = list(url);
    kept.set(url.origin, { at: now(), addresses });
    const [oldest] = kept.keys();
    if (kept.size > MAX_HOSTS && oldest) kept.delete(oldest);
    try {
      const found = await addresses;
      // Hosts without a school have no end.
      if (!found) kept.delete(url.origin);
      return found;
    } catch (error) {
      kept.delete(url.origin);
      throw error;
    }
  }

  return async (url) => {
    const addresses = await addressesOf(url);
    if (!addresses) return null;
    const { origin } = url;
    const pages = Math.ceil(addresses.length / MAX_ADDRESSES);
    const asked = url.searchParams.get('page');
    if (asked === null && pages > 1) return toIndex(origin, pages);
    const page = Number(asked ?? 1);
    const part = addresses.slice((page - 1) * MAX_ADDRESSES, page * MAX_ADDRESSES);
    return Number.isInteger(page) && page > 0 && part.length > 0 ? toSitemap(origin, part) : null;
  };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toSitemap = (origin: string, addresses: ListedAddress[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${addresses
    .map(
      ({ path, changedOn }) =>
        `<url><loc>${escape(origin + path)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`;

const toIndex = (origin: string, pages: number): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${origin}/sitemap.xml?page=${index + 1}</loc></sitemap>\n`,
  ).join('')}</sitemapindex>\n`;

/** What search engines may read of a school: all but the pages of students. */
export const toRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /study\nDisallow: /sso-login\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;
