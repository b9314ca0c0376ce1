import { fileURLToPath } from 'node:url';
import { type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const MEDIA_FOLDER = fileURLToPath(new URL('../../media', import.meta.url));

/** Serves the schools' pictures under /media. */
export function mountMedia(site: Hono<{ Bindings: HttpBindings }>): void {
  site.use(
    '/media/*',
    serveStatic({
      root: MEDIA_FOLDER,
      rewriteRequestPath: (path) => path.slice('/media'.length),
      onFound: (_path, context) => {
        context.header('cache-control', 'public, max-age=86400');
        // An SVG opened as a document must not run scripts.
        context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
        context.header('x-content-type-options', 'nosniff');
      },
    }),
  );
  site.all('/media/*', (context) => context.text('没有这个文件', 404));
}
