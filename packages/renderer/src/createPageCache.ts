/** A page as it was sent. */
export interface CachedPage {
  body: string;
  status: 200 | 404;
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number;
}

export interface PageCache {
  get: (key: string) => CachedPage | undefined;
  set: (key: string, page: CachedPage) => void;
  /** Forgets the pages whose key begins with the text; all without one. Returns how many. */
  purge: (prefix?: string) => number;
  size: () => { pages: number; bytes: number };
}

/** Bytes that a page takes: a character of a page with Chinese takes two in memory. */
const bytesOf = (key: string, { body }: CachedPage): number => 2 * (key.length + body.length);

/** Keeps pages up to `maxBytes`; the one that was asked for longest ago goes first. */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function remove(key: string): boolean {
    const page = pages.get(key);
    if (!page) return false;
    bytes -= bytesOf(key, page);
    return pages.delete(key);
  }

  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      // The order of a Map is that of insertion: the page becomes the last one.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key, page) {
      remove(key);
      const size = bytesOf(key, page);
      if (size > maxBytes) return;
      pages.set(key, page);
      bytes += size;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    purge: (prefix = '') => [...pages.keys()].filter((key) => key.startsWith(prefix) && remove(key)).length,
    size: () => ({ pages: pages.size, bytes }),
  };
}
