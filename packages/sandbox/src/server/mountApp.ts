import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const CONFIG_ELEMENT = /(<script type="application\/json" id="cloud-school-config">)[^<]*(<\/script>)/;

/** Serves a built portal: its files, hashed ones as immutable, and its page for every other address. */
export function mountApp(
  site: Hono<{ Bindings: HttpBindings }>,
  folder: string,
  config: () => Record<string, string>,
): void {
  const secure = (context: Context) => {
    context.header('content-security-policy', contentSecurityPolicy(config()));
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'strict-origin-when-cross-origin');
  };
  const page = (context: Context) => {
    secure(context);
    context.header('cache-control', 'no-cache');
    // A "<" could end the script element early.
    const configText = JSON.stringify(config()).replaceAll('<', '\\u003c');
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    return context.html(html.replace(CONFIG_ELEMENT, (_all, open, end) => open + configText + end));
  };
  const files = serveStatic({
    root: folder,
    // The brotli or gzip file that the build wrote beside a file.
    precompressed: true,
    onFound: (_path, context) => {
      secure(context);
      const isHashed = context.req.path.startsWith('/assets/');
      context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  site.get('/', page);
  site.get('/index.html', page);
  site.get('*', files);
  site.get('*', (context) => {
    const isFile = /\.\w+$/.test(context.req.path);
    return isFile ? context.text('没有这个文件', 404) : page(context);
  });
}
