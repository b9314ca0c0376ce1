import { createSandbox, makeSeed } from '@cloud-school/sandbox';
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

test.each(['/', '/notice/list', '/news-information/list', '/educational-product'])(
  '%s of a school that has nothing yet is a page',
  async (path) => {
    const seed = (now: Parameters<typeof makeSeed>[0]) => {
      const made = makeSeed(now);
      for (const school of made.schools)
        for (const [name, value] of Object.entries(school))
          if (Array.isArray(value)) Object.assign(school, { [name]: [] });
      return made;
    };
    vi.stubGlobal('fetch', createSandbox({ clock: { now: () => NOW }, seed }).fetch);
    const url = new URL(path, 'http://yunfan.localhost');
    const page = await renderPage({ url, config: {}, apiOrigin: url.origin, now: NOW, patience: 20_000 });
    expect([page?.status, page?.isWhole, page?.html.includes('<main')]).toEqual([200, true, true]);
  },
);
