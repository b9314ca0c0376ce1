import { createLru } from './createLru.ts';

/** A page as it was sent. */
export interface CachedPage {
  body: string;
  status: 200 | 404;
  /** When it was rendered, by the clock of `elapsed`. */
  renderedAt: number;
  /** The one address that others may keep it under, and until when; missing where nobody keeps it. */
  keep?: { address: string; until: number };
}

export interface PageCache {
  get: (key: string) => CachedPage | undefined;
  set: (key: string, page: CachedPage) => void;
  /** Forgets the pages whose key begins with the text; all without one. Returns how many. */
  purge: (prefix?: string) => number;
  size: () => { pages: number; bytes: number };
}

/** Bytes that a page takes: a character of a page with Chinese takes two in memory, and up to one where it is compressed. */
const bytesOf = (key: string, { body }: CachedPage): number => 2 * key.length + 3 * body.length;

/**
 * The share of the cache for pages that were requested once: however many there are, they evict no page that is requested
 * again.
 */
const PART_ONCE = 0.25;

/** Caches pages up to `maxBytes`, and evicts the least recently used one first. */
export function createPageCache(maxBytes: number): PageCache {
  const askedOnce = createLru(maxBytes * PART_ONCE, bytesOf);
  const askedAgain = createLru(maxBytes * (1 - PART_ONCE), bytesOf);
  const parts = [askedOnce, askedAgain];

  return {
    get(key) {
      const known = askedAgain.get(key);
      if (known) return known;
      const page = askedOnce.get(key);
      if (!page) return undefined;
      askedOnce.delete(key);
      askedAgain.set(key, page);
      return page;
    },
    set(key, page) {
      (askedAgain.get(key) ? askedAgain : askedOnce).set(key, page);
    },
    purge: (prefix = '') =>
      parts
        .map((part) => part.keys().filter((key) => key.startsWith(prefix) && part.delete(key)).length)
        .reduce((sum, count) => sum + count, 0),
    size() {
      const sizes = parts.map((part) => part.size());
      return {
        pages: sizes.reduce((sum, { count }) => sum + count, 0),
        bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
  };
}
