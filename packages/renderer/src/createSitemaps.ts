import type { ListedAddress } from '@cloud-school/pages/server';
import { createHostCache } from './createHostCache.ts';
import { createLru } from './createLru.ts';

/** Addresses that one file may have, by sitemaps.org. */
const MAX_ADDRESSES = 50_000;

/** Bytes of an address beside its text: an object with two fields. */
const ADDRESS_BYTES = 64;

const bytesOf = (addresses: ListedAddress[]): number =>
  addresses.reduce((sum, { path }) => sum + ADDRESS_BYTES + 2 * path.length, 0);

type List = (url: URL) => Promise<ListedAddress[] | null>;

export interface Sitemaps {
  /**
   * The sitemap of an address' host: all its addresses, or, where they do not fit into one file, the files that have them
   * (`?page=1`). Null for a host without a school, and for a page that there is not. Rejects when the list does.
   */
  write: (url: URL) => Promise<string | null>;
  /** Forgets the list of an origin's host, 'https://yunfan.example.com'; all without one. */
  purge: (origin?: string) => void;
}

/**
 * Writes sitemaps of what `list` finds, which is cached for an hour, up to `maxBytes` of all hosts together; so are the written ones: the
 * text of 50,000 addresses takes a tenth of a second.
 */
export function createSitemaps(list: List, elapsed: () => number, maxBytes = 16_000_000): Sitemaps {
  const lists = createHostCache({ load: list, elapsed, maxBytes, bytesOf });
  const texts = createLru<{ of: ListedAddress[]; text: string }>(
    maxBytes,
    (key, { text }) => 2 * (key.length + text.length),
  );

  async function write(url: URL): Promise<string | null> {
    const addresses = await lists.get(url);
    if (!addresses) return null;
    const { origin } = url;
    const pages = Math.ceil(addresses.length / MAX_ADDRESSES);
    const asked = url.searchParams.get('page');
    if (asked === null && pages > 1) return toIndex(origin, pages);
    const page = Number(asked ?? 1);
    if (!Number.isInteger(page) || page < 1 || page > pages) return null;
    const key = `${origin} ${page}`;
    const written = texts.get(key);
    if (written?.of === addresses) return written.text;
    const part = addresses.slice((page - 1) * MAX_ADDRESSES, page * MAX_ADDRESSES);
    const text = toSitemap(origin, part);
    texts.set(key, { of: addresses, text });
    return text;
  }

  return { write, purge: lists.purge };
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

/** What search engines may read of a school: all but the pages of students. Those that run scripts need the calls as well. */
export const toRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /study\nDisallow: /sso-login\nSitemap: ${origin}/sitemap.xml\n`;
