import { createSandbox } from '@cloud-school/sandbox';
import { plainBrandTheme } from '@cloud-school/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { notFoundRoute } from '../pages/notFoundRoute.ts';
import { publicRoutes } from '../pages/publicRoutes.ts';
import { sitePage } from '../platform/navigation/PortalRoute.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const renderPage = createPageRenderer({
  id: 'test',
  name: '云校',
  routes: [...publicRoutes, notFoundRoute],
  theme: plainBrandTheme,
});

const renderPartner = createPageRenderer({
  id: 'test',
  name: '云校',
  routes: [...publicRoutes, notFoundRoute],
  theme: plainBrandTheme,
  cobrandings: [
    {
      id: 'partner',
      flag: 'isPartner',
      queryPaths: [],
      loginPath: '/partner-login',
      // The first one of the sample school.
      organisationId: '30001',
      load: async () => ({
        theme: plainBrandTheme,
        menu: [{ label: '学员评价', to: '/reviews' }],
        pages: [sitePage('/reviews', async () => ({ Reviews: () => '老师讲得很细' }), 'Reviews')],
      }),
    },
  ],
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

test.each([
  ['/reviews?isPartner=1', true],
  ['/reviews', false],
])('a page of a partner’s own is in the partner’s look alone: %s shows it, %s', async (path, isShown) => {
  vi.stubGlobal('fetch', createSandbox({ clock: { now: () => NOW } }).fetch);
  const url = new URL(path, 'http://yunfan.localhost');
  const page = await renderPartner({ url, config: {}, apiOrigin: url.origin, now: NOW, patience: 20_000 });
  expect(page?.status).toBe(isShown ? 200 : 404);
  expect(page?.html.includes('老师讲得很细')).toBe(isShown);
  expect(page?.html.includes('href="/reviews"')).toBe(isShown);
});
