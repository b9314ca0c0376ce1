import type { PageAddress, PageRequest, ServerVisit } from '@cloud-school/pages/server';
import { composePage } from './composePage.ts';
import { createHostCache } from './createHostCache.ts';
import { createLru } from './createLru.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { createPageCache, type CachedPage } from './createPageCache.ts';
import { createSitemaps } from './createSitemaps.ts';
import { loadShell } from './loadShell.ts';

export interface RendererOptions {
  /** Folder of a built shell, with `dist` and `dist-server`. */
  shellFolder: string;
  /** The values that a host sends with its page, by name ('yunfan.example.com'); null for a host that is none of ours. */
  configOf: (hostname: string) => Record<string, string> | null;
  /** Where calls go: the back end's own address, 'http://10.0.0.5:8080'. */
  apiOrigin: string;
  /** Milliseconds that the calls of a page may take together. */
  patience?: number;
  /** Pages that are rendered at the same time; more are refused. */
  maxRendering?: number;
  maxCacheBytes?: number;
  /** Milliseconds that a cached page counts as fresh. */
  freshMs?: number;
  /** Milliseconds that other pages of a host share the answer of a call; default: a sixth of `freshMs`. */
  answerMs?: number;
  /** The time that pages show, in milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds that passed since some moment, whatever becomes of the clock: the age of what is cached. */
  elapsed?: () => number;
  metrics?: Metrics;
}

/** Who asks for a page; its calls name both. */
export interface Asker {
  /** The visitor's network address. */
  visitor?: string | undefined;
  /** The id of the request (https://www.w3.org/TR/trace-context/). */
  traceparent?: string | undefined;
}

export interface Renderer {
  /** Whether a host is one of ours. */
  knows: (hostname: string) => boolean;
  /** The page of an address; null when the static page has to be sent. */
  render: (url: URL, asker?: Asker) => Promise<CachedPage | null>;
  /**
   * The list of a school's addresses for search engines, or its part of that number; null for a host without a school.
   * Rejects when the back end does not answer, and when too much is rendered already.
   */
  sitemap: (url: URL) => Promise<string | null>;
  /** The manifest of the installed app with the school's name, in the same cases. */
  manifest: (url: URL) => Promise<string | null>;
  /** Forgets the pages, the list and the name of an origin, 'https://yunfan.example.com'; all without one. Returns how many pages. */
  purge: (origin?: string) => number;
  state: () => {
    pages: number;
    bytes: number;
    rendering: number;
    rendered: number;
    failed: number;
    refused: number;
  };
  metrics: Pick<Metrics, 'contentType' | 'read'>;
}

/** How long a stale page is sent while it is rendered again, as a multiple of `freshMs`. */
const STALE_TIMES = 10;

/** Answers that are cached, of all hosts: an answer may have a picture of some megabytes in its text. */
const MAX_ANSWER_BYTES = 16_000_000;

/** Some thousand hosts. */
const MAX_MANIFEST_BYTES = 8_000_000;

/** Renders the public pages of a shell, and caches each for a minute. */
export async function createRenderer({
  shellFolder,
  configOf,
  apiOrigin,
  patience = 1500,
  maxRendering = 16,
  maxCacheBytes = 64_000_000,
  freshMs = 60_000,
  answerMs = freshMs / 6,
  now = Date.now,
  elapsed = () => performance.now(),
  metrics = createMetrics(),
}: RendererOptions): Promise<Renderer> {
  const shell = await loadShell(shellFolder);
  const cache = createPageCache(maxCacheBytes);
  const answers = createLru<{ at: number; answer: unknown; bytes: number }>(
    MAX_ANSWER_BYTES,
    (key, { bytes }) => 2 * key.length + bytes,
  );
  const running = new Map<string, Promise<CachedPage | null>>();
  let listing = 0;
  let purges = 0;
  const counts = { rendered: 0, failed: 0, refused: 0 };

  /** Renders an address once, however many ask for it meanwhile; after a purge once more, of what is published by then. */
  function renderOnce(address: PageAddress, asker: Asker): Promise<CachedPage | null> {
    const key = `${purges} ${address.url.href}`;
    const known = running.get(key);
    if (known) return known;
    if (isFull()) return Promise.resolve(null);
    const rendering = renderNow(address, asker).finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  /** Whether no more can be rendered or listed now; counts the refusal. */
  function isFull(): boolean {
    const isRefused = running.size + listing >= maxRendering;
    if (isRefused) {
      counts.refused += 1;
      metrics.countPage('refused');
    }
    return isRefused;
  }

  /** What pages of the address' host share until the next purge. */
  function answersFor({ origin }: URL): NonNullable<PageRequest['answers']> {
    const prefix = `${purges} ${origin} `;
    return {
      get: (key) => {
        const cached = answers.get(prefix + key);
        return cached && elapsed() - cached.at < answerMs ? cached.answer : undefined;
      },
      set: (key, answer) => {
        const bytes = 2 * (JSON.stringify(answer) ?? '').length;
        answers.set(prefix + key, { at: elapsed(), answer, bytes });
      },
    };
  }

  async function renderNow({ url, isCacheable }: PageAddress, asker: Asker): Promise<CachedPage | null> {
    const endTimer = metrics.startRendering();
    const renderedAt = elapsed();
    const shownAt = now();
    const purgesBefore = purges;
    const config = configOf(url.hostname) ?? {};
    try {
      const page = await shell.renderPage({
        ...asker,
        url,
        config,
        apiOrigin,
        now: shownAt,
        patience,
        answers: answersFor(url),
        fetch: metrics.fetch,
      });
      metrics.countPage(page ? 'rendered' : 'unavailable');
      if (!page) return null;
      counts.rendered += 1;
      const body = composePage(shell.template, page, { config, now: shownAt });
      // What is missing may be there at the next visit; of addresses and hosts without a page there is no end.
      const isLasting = isCacheable && page.status === 200 && page.isWhole && page.isKnownHost;
      const keep = isLasting ? { address: url.href, until: renderedAt + freshMs } : undefined;
      const sent = { body, status: page.status, renderedAt, keep };
      if (isLasting && purges === purgesBefore) cache.set(url.href, sent);
      return sent;
    } catch {
      counts.failed += 1;
      metrics.countPage('failed');
      return null;
    } finally {
      endTimer();
    }
  }

  /** Asks for something of a school that is no page; rejects when too much is rendered already. */
  async function ask<Found>(url: URL, load: (visit: ServerVisit) => Promise<Found>): Promise<Found> {
    if (isFull()) throw new Error('Too much is rendered already.');
    listing += 1;
    try {
      const config = configOf(url.hostname) ?? {};
      return await load({ url, config, apiOrigin, now: now(), fetch: metrics.fetch });
    } finally {
      listing -= 1;
    }
  }

  const sitemaps = createSitemaps((url) => ask(url, shell.listAddresses), elapsed);
  const manifests = createHostCache({
    load: async (url) => {
      const names = await ask(url, shell.nameApp);
      return names && JSON.stringify({ ...shell.manifest, name: names.name, short_name: names.shortName });
    },
    elapsed,
    maxBytes: MAX_MANIFEST_BYTES,
    bytesOf: ({ length }) => 2 * length,
  });

  return {
    knows: (hostname) => configOf(hostname) !== null,
    sitemap: sitemaps.write,
    manifest: manifests.get,
    async render(given, asker = {}) {
      const address = shell.readAddress(given);
      if (!address) {
        metrics.countPage('static');
        return null;
      }
      const cached = cache.get(address.url.href);
      const age = cached ? elapsed() - cached.renderedAt : Infinity;
      if (cached && age < freshMs) {
        metrics.countPage('hit');
        return cached;
      }
      const rendering = renderOnce(address, asker);
      if (!cached || age >= STALE_TIMES * freshMs) return rendering;
      metrics.countPage('stale');
      return cached;
    },
    purge(origin) {
      purges += 1;
      sitemaps.purge(origin);
      manifests.purge(origin);
      return cache.purge(origin && `${origin}/`);
    },
    state: () => ({ ...cache.size(), rendering: running.size + listing, ...counts }),
    metrics,
  };
}
