import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { CachedPage } from './createPageCache.ts';
import type { Renderer } from './createRenderer.ts';
import { toRobots } from './createSitemaps.ts';
import { acceptsBrotli, hasVersion, readTraceparent } from './requestHeaders.ts';

const compress = promisify(brotliCompress);

/** Fast enough for each page that is not cached: 70 kB take 2 ms. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** 'https://yunfan.example.com' */
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** How long an answer about the back end holds (ms): a probe, or many at once, cost it nothing. */
const READY_MS = 1000;

/** The address as the visitor sees it: the host in front ends TLS. */
function addressOf({ req }: Context): URL {
  const url = new URL(req.url);
  if (req.header('x-forwarded-proto') === 'https') url.protocol = 'https:';
  return url;
}

/** For how long nginx may send a page on its own: what is left of its minute, at the one address that has it. */
const secondsToKeep = ({ keep }: CachedPage, url: URL): number =>
  keep?.address === url.href ? Math.max(0, Math.floor((keep.until - performance.now()) / 1000)) : 0;

/** What goes out for a page; made once for a page that is cached. */
interface Encoded {
  etag: string;
  brotli: Uint8Array<ArrayBuffer>;
}

export interface ServiceOptions {
  renderer: Renderer;
  /** The release that the state names. */
  release?: string;
  /** Whether the back end answers; asked once a second at most. */
  isBackEndUp?: () => Promise<boolean>;
  /** The token that a purge has to send (`authorization: Bearer …`); without it nobody can purge. */
  purgeToken?: string | undefined;
  /** Receives a line for each page, with the id of its request: without its query, which may hold a mobile number. */
  log?: (line: string) => void;
}

/**
 * The renderer as a service behind a host: pages at their own addresses, 503 for those that it leaves to the static page, 421
 * for hosts that are none of its own, `/robots.txt`, `/sitemap.xml` and `/manifest.webmanifest`. For the machine alone: `/__renderer/live` (the process
 * answers), `/__renderer/ready` (the back end answers too; cached pages are sent without it), `/__renderer/metrics` (for Prometheus)
 * and `/__renderer/purge`.
 */
export function createService({
  renderer,
  release,
  isBackEndUp = () => Promise.resolve(true),
  purgeToken,
  log,
}: ServiceOptions): Hono {
  const service = new Hono();
  const encoded = new WeakMap<CachedPage, Promise<Encoded>>();

  function encode(page: CachedPage): Promise<Encoded> {
    const known = encoded.get(page);
    if (known) return known;
    const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
    const made = compress(page.body, BROTLI).then((bytes) => ({ etag, brotli: new Uint8Array(bytes) }));
    encoded.set(page, made);
    return made;
  }

  let asked = { at: -Infinity, isUp: Promise.resolve(false) };
  service.get('/__renderer/live', (context) => context.text('The renderer answers.'));
  service.get('/__renderer/ready', async (context) => {
    const at = performance.now();
    if (at - asked.at >= READY_MS) asked = { at, isUp: isBackEndUp() };
    const isUp = await asked.isUp;
    return context.json({ release, isBackEndUp: isUp, ...renderer.state() }, isUp ? 200 : 503);
  });

  service.get('/__renderer/metrics', async (context) =>
    context.body(await renderer.metrics.read(), 200, { 'content-type': renderer.metrics.contentType }),
  );

  service.post('/__renderer/purge', (context) => {
    if (!purgeToken || context.req.header('authorization') !== `Bearer ${purgeToken}`)
      return context.json({ error: 'A purge needs the token of RENDERER_PURGE_TOKEN.' }, 401);
    const origin = context.req.query('origin');
    if (origin !== undefined && !ORIGIN.test(origin))
      return context.json({ error: 'The origin is no address, such as https://yunfan.example.com.' }, 400);
    return context.json({ purged: renderer.purge(origin) });
  });
  service.all('/__renderer/*', (context) => context.notFound());

  service.use(async (context, next) => {
    if (!['GET', 'HEAD'].includes(context.req.method))
      return context.text('Only GET and HEAD.', 405, { allow: 'GET, HEAD' });
    if (!renderer.knows(addressOf(context).hostname)) return context.text('This host is not served.', 421);
    return next();
  });

  service.get('/robots.txt', (context) => context.text(toRobots(addressOf(context).origin)));

  service.get('/sitemap.xml', async (context) => {
    try {
      const sitemap = await renderer.sitemap(addressOf(context));
      return sitemap === null
        ? context.notFound()
        : context.body(sitemap, 200, { 'content-type': 'application/xml; charset=utf-8' });
    } catch {
      return context.text('The back end does not answer.', 503);
    }
  });

  service.get('/manifest.webmanifest', async (context) => {
    const manifest = await renderer.manifest(addressOf(context)).catch(() => null);
    return manifest === null
      ? context.text('The manifest of the build has to be sent.', 503)
      : context.body(manifest, 200, {
          'content-type': 'application/manifest+json',
          'cache-control': 'no-cache',
        });
  });

  service.get('*', async (context) => {
    const startedAt = performance.now();
    const url = addressOf(context);
    const traceparent = readTraceparent(context.req.header('traceparent'));
    const page = await renderer.render(url, { visitor: context.req.header('x-forwarded-for'), traceparent });
    const ms = (performance.now() - startedAt).toFixed(0);
    const id = traceparent ? ` ${traceparent.split('-')[1]}` : '';
    log?.(`${url.host}${url.pathname} ${page?.status ?? 'static'} ${ms} ms${id}`);
    if (!page) return context.text('The static page has to be sent.', 503);
    const { etag, brotli } = await encode(page);
    const headers: Record<string, string> = {
      etag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-accel-expires': String(secondsToKeep(page, url)),
      ...(release && { 'x-cloud-school-release': release }),
    };
    if (hasVersion(etag, context.req.header('if-none-match'))) return context.body(null, 304, headers);
    headers['content-type'] = 'text/html; charset=utf-8';
    return acceptsBrotli(context.req.header('accept-encoding'))
      ? context.body(brotli, page.status, { ...headers, 'content-encoding': 'br' })
      : context.body(page.body, page.status, headers);
  });
  return service;
}
