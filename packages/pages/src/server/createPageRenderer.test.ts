import { createSandbox } from '@cloud-school/sandbox';
import { plainBrandTheme } from '@cloud-school/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { notFoundRoute } from '../pages/notFoundRoute.ts';
import { publicRoutes } from '../pages/publicRoutes.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const renderPage = createPageRenderer({
  id: 'test',
  name: '云校',
  routes: [...publicRoutes, notFoundRoute],
  theme: plainBrandTheme,
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/notice/detail?id=51005', 200],
  ['/educational-product', 200],
  ['/notice/detail?id=invented', 404],
  ['/news-information/detail?id=invented', 404],
  ['/educational-product?id=invented', 404],
  ['/no/such/page', 404],
])('%s is %i, and what is not there asks not to be listed', async (path, status) => {
  vi.stubGlobal('fetch', createSandbox({ clock: { now: () => NOW } }).fetch);
  const url = new URL(path, 'http://yunfan.localhost');
  const page = await renderPage({ url, config: {}, apiOrigin: url.origin, now: NOW, patience: 20_000 });
  expect(page?.status).toBe(status);
  expect(page?.head.includes('<meta name="robots" content="noindex">')).toBe(status === 404);
});

test('the calls of a page go by the fetch that is given, and name the host, the visitor and the request', async () => {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const url = new URL('/notice/detail?id=51005', 'http://yunfan.localhost');
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const sent: (string | null)[][] = [];
  const names = ['x-forwarded-host', 'x-forwarded-for', 'traceparent'];
  await renderPage({
    url,
    config: {},
    apiOrigin: url.origin,
    now: NOW,
    patience: 20_000,
    visitor: '203.0.113.7',
    traceparent,
    fetch: (request) => {
      sent.push(names.map((name) => request.headers.get(name)));
      return sandbox.fetch(request);
    },
  });
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent.map(String))).toEqual(new Set([`yunfan.localhost,203.0.113.7,${traceparent}`]));
});
