import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { composePage, readHostConfig, toPageConfig } from '../../packages/renderer/src/index.ts';
import type { Shell } from '../../packages/renderer/src/loadShell.ts';

/** Milliseconds for the calls of a page; the first compiles the code of the server's half. */
const PATIENCE = 10_000;

/**
 * Renders the public pages in development too, as packages/renderer does; `api` is the sandbox's address. Frameworks bring
 * such a plugin with a router of their own.
 */
export function devRender(api: string): Plugin {
  return {
    name: 'cloud-school-dev-render',
    apply: 'serve',
    // After Vite's own files, before its page.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        render(server, api, request).then(
          (page) => {
            if (!page) return next();
            response.statusCode = page.status;
            response.setHeader('content-type', 'text/html; charset=utf-8');
            response.end(page.body);
          },
          (error: unknown) => {
            server.config.logger.error(`The page was not rendered: ${String(error)}`);
            next();
          },
        );
      });
    },
  };
}

/** The page of an address; null for all but public pages. */
async function render(server: ViteDevServer, api: string, request: Connect.IncomingMessage) {
  const { method, headers, originalUrl = '/' } = request;
  if (method !== 'GET' || !headers.host || !headers.accept?.includes('text/html')) return null;
  const { renderPage } = (await server.ssrLoadModule('/src/server.ts')) as Pick<Shell, 'renderPage'>;
  const url = new URL(originalUrl, `http://${headers.host}`);
  const config = toPageConfig(readHostConfig(process.env));
  const now = Date.now();
  const page = await renderPage({ url, config, apiOrigin: api, now, patience: PATIENCE });
  if (!page) return null;
  const file = readFileSync(join(server.config.root, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml(originalUrl, file);
  return { status: page.status, body: composePage(template, page, { config, now }) };
}
