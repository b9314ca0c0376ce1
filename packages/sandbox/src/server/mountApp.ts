import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPageConfig } from '@cloud-school/renderer';
import { type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { CACHING, type SiteFile, siteHeaders } from './siteHeaders.ts';

const CONFIG_ELEMENT = /(<script type="application\/json" id="cloud-school-config">)[^<]*(<\/script>)/;

/** Source maps, and the compressed files, which are sent under the names of their originals. */
const HIDDEN = /\.(map|br|gz)$/;

/** The answer of the renderer for what it leaves to the build. */
const LEFT_TO_BUILD = 503;

/**
 * Serves a built portal: its files, hashed ones as immutable, and its page for every other address; with the service of a
 * renderer in front, as nginx has it, public pages as HTML, and what search engines ask for.
 */
export function mountApp(
  site: Hono<{ Bindings: HttpBindings }>,
  folder: string,
  configOf: (hostname: string) => Record<string, string>,
  openService?: () => Promise<Hono>,
): void {
  const config = (context: Context) => configOf(new URL(context.req.url).hostname);
  const describe = (context: Context, file: SiteFile) => {
    for (const [name, value] of Object.entries(siteHeaders(config(context)))) context.header(name, value);
    context.header('cache-control', CACHING[file]);
  };
  /** The page of the build as it is, which the worker of exams keeps. */
  const builtPage = (context: Context) => {
    describe(context, 'named');
    // A "<" could end the script element early.
    const configText = JSON.stringify(toPageConfig(config(context))).replaceAll('<', '\\u003c');
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    return context.html(html.replace(CONFIG_ELEMENT, (_all, open, end) => open + configText + end));
  };
  const page = async (context: Context) => {
    describe(context, 'named');
    const service = await openService?.();
    const rendered = await service?.fetch(context.req.raw);
    if (rendered && rendered.status !== LEFT_TO_BUILD) {
      for (const [name, value] of rendered.headers) context.header(name, value);
      return context.newResponse(rendered.body, rendered);
    }
    return builtPage(context);
  };
  const files = serveStatic({
    root: folder,
    // The brotli or gzip file that the build wrote beside a file.
    precompressed: true,
    onFound: (_path, context) =>
      describe(context, context.req.path.startsWith('/assets/') ? 'hashed' : 'named'),
  });
  if (openService) {
    for (const path of ['/robots.txt', '/sitemap.xml'])
      site.get(path, async (context) => (await openService()).fetch(context.req.raw));
    site.get('/manifest.webmanifest', async (context, next) => {
      const manifest = await (await openService()).fetch(context.req.raw);
      if (manifest.status === LEFT_TO_BUILD) return next();
      describe(context, 'named');
      return context.newResponse(manifest.body, manifest);
    });
  }
  site.get('/', page);
  site.get('/index.html', builtPage);
  site.get('*', (context, next) =>
    HIDDEN.test(context.req.path) ? Promise.resolve(context.notFound()) : files(context, next),
  );
  site.get('*', async (context) => {
    const isFile = /\.\w+$/.test(context.req.path);
    return isFile ? context.text('没有这个文件', 404) : await page(context);
  });
}
