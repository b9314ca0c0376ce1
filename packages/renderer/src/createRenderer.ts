import { composePage } from './composePage.ts';
import { createPageCache, type CachedPage } from './createPageCache.ts';
import { createSitemaps } from './createSitemaps.ts';
import { loadShell } from './loadShell.ts';
import { pageAddress } from './pageAddress.ts';

export interface RendererOptions {
  /** Folder of a built shell, with `dist` and `dist-server`. */
  shellFolder: string;
  /** The values that a host sends with its page, by name ('yunfan.example.com'). */
  configOf: (hostname: string) => Record<string, string>;
  /** Where calls go: the back end's own address, 'http://10.0.0.5:8080'. */
  apiOrigin: string;
  /** Milliseconds that the calls of a page may take together. */
  patience?: number;
  /** Pages that are rendered at the same time; more are refused. */
  maxRendering?: number;
  maxCacheBytes?: number;
  /** Milliseconds that a page is sent as it is. */
  freshMs?: number;
  now?: () => number;
}

export interface Renderer {
  /** The page of an address; null when the static page has to be sent. */
  render: (url: URL) => Promise<CachedPage | null>;
  /** The list of a school's addresses for search engines, or its part of that number; null for a host without a school. */
  sitemap: (url: URL) => Promise<string | null>;
  /** Forgets the pages and the list of an origin, 'https://yunfan.example.com'; all without one. Returns how many pages. */
  purge: (origin?: string) => number;
  state: () => {
    pages: number;
    bytes: number;
    rendering: number;
    rendered: number;
    failed: number;
    refused: number;
  };
}

/** How long an old page is sent while it is rendered anew, in times of `freshMs`. */
const STALE_TIMES = 10;

/** Renders the public pages of a shell, and keeps each for a minute. */
export async function createRenderer({
  shellFolder,
  configOf,
  apiOrigin,
  patience = 1500,
  maxRendering = 16,
  maxCacheBytes = 64_000_000,
  freshMs = 60_000,
  now = Date.now,
}: RendererOptions): Promise<Renderer> {
  const shell = await loadShell(shellFolder);
  const cache = createPageCache(maxCacheBytes);
  const running = new Map<string, Promise<CachedPage | null>>();
  let purges = 0;
  const counts = { rendered: 0, failed: 0, refused: 0 };

  /** Renders an address once, however many ask for it meanwhile; after a purge once more, of what is published by then. */
  function renderOnce(url: URL): Promise<CachedPage | null> {
    const key = `${purges} ${url.href}`;
    const known = running.get(key);
    if (known) return known;
    if (running.size >= maxRendering) {
      counts.refused += 1;
      return Promise.resolve(null);
    }
    const rendering = renderNow(url).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  async function renderNow(url: URL): Promise<CachedPage | null> {
    const renderedAt = now();
    const purgesBefore = purges;
    const config = configOf(url.hostname);
    try {
      const page = await shell.renderPage({ url, config, apiOrigin, now: renderedAt, patience });
      if (!page) return null;
      counts.rendered += 1;
      const body = composePage(shell.template, page, { config, now: renderedAt });
      const sent = { body, status: page.status, renderedAt };
      // What is missing may be there at the next visit, and hosts without a school have no end.
      if (page.isWhole && page.isKnownHost && purges === purgesBefore) cache.set(url.href, sent);
      return sent;
    } catch {
      counts.failed += 1;
      return null;
    }
  }

  const sitemaps = createSitemaps(
    (url) => shell.listAddresses({ url, config: configOf(url.hostname), apiOrigin, now: now() }),
    now,
  );

  return {
    sitemap: sitemaps.write,
    async render(given) {
      const url = pageAddress(given);
      if (!url) return null;
      const cached = cache.get(url.href);
      const age = cached ? now() - cached.renderedAt : Infinity;
      if (cached && age < freshMs) return cached;
      const rendering = renderOnce(url);
      return cached && age < STALE_TIMES * freshMs ? cached : rendering;
    },
    purge(origin) {
      purges += 1;
      sitemaps.purge(origin);
      return cache.purge(origin && `${origin}/`);
    },
    state: () => ({ ...cache.size(), rendering: running.size, ...counts }),
  };
}
