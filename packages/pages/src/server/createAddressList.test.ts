import { createSandbox, makeSeed } from '@cloud-school/sandbox';
import { plainBrandTheme } from '@cloud-school/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../pages/publicRoutes.ts';
import { barePage, publicPage, sitePage } from '../platform/navigation/PortalRoute.ts';
import { createAddressList } from './createAddressList.ts';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const NOTICE = /^\/notice\/detail\?id=/;

/** Lists the addresses of a host of the sandbox, whose school has `notices` notices. */
async function listOf(hostname: string, notices = 3, routes = publicRoutes) {
  const sandbox = createSandbox({
    clock: { now: () => NOW },
    seed: (now) => {
      const seed = makeSeed(now);
      const [school] = seed.schools;
      const [notice] = school?.notices ?? [];
      if (!school || !notice) throw new Error('The seed has no notice.');
      school.notices = Array.from({ length: notices }, (_, index) => ({ ...notice, id: String(index + 1) }));
      return seed;
    },
  });
  vi.stubGlobal('fetch', sandbox.fetch);
  const list = createAddressList({ id: 'test', name: '云校', routes, theme: plainBrandTheme });
  const url = new URL(`http://${hostname}/`);
  const addresses = await list({ url, config: {}, apiOrigin: url.origin, now: NOW });
  return { paths: addresses?.map(({ path }) => path), counts: sandbox.controls.state().counts };
}

afterEach(() => vi.unstubAllGlobals());

test('lists pages, majors, products, news and notices of the school', async () => {
  const { paths = [] } = await listOf('yunfan.localhost');
  expect(paths.filter((path) => !path.includes('?'))).toEqual([
    '/',
    '/notice/list',
    '/educational-product',
    '/news-information/list',
    '/school-info',
  ]);
  expect(paths.filter((path) => NOTICE.test(path))).toEqual([
    '/notice/detail?id=1',
    '/notice/detail?id=2',
    '/notice/detail?id=3',
  ]);
  expect(paths).toContain('/educational-product?id=71001');
  const products = paths.filter((path) => path.startsWith('/educational-product/detail'));
  expect(products).toContain('/educational-product/detail?id=71001');
  // Of another category than the one on home.
  expect(products).toContain('/educational-product/detail?id=71011');
  expect(new Set(products).size).toBe(products.length);
  expect(paths).toContain('/news-information/detail?id=62008');
});

test('asks for a long list page by page', async () => {
  const { paths = [], counts } = await listOf('yunfan.localhost', 250);
  expect(paths.filter((path) => NOTICE.test(path))).toHaveLength(250);
  expect(counts['notice.page']).toBe(3);
});

test('an empty list leaves the other addresses', async () => {
  const { paths = [], counts } = await listOf('yunfan.localhost', 0);
  expect(paths.filter((path) => NOTICE.test(path))).toEqual([]);
  expect(paths).toContain('/notice/list');
  expect(counts['notice.page']).toBe(1);
});

test('leaves out what the shell does not show', async () => {
  const home = publicRoutes.slice(0, 1);
  expect((await listOf('yunfan.localhost', 3, home)).paths).toEqual(['/']);
});

test('a public page of the shell is listed, unless it fills the window or says that it is not', async () => {
  const home = publicRoutes.slice(0, 1);
  const load = () => Promise.resolve({ Page: () => null });
  const routes = [
    ...home,
    publicPage(sitePage('/teachers', load, 'Page')),
    publicPage(barePage('/join', load, 'Page')),
    publicPage({ ...sitePage('/teachers/detail', load, 'Page'), isListed: false }),
    sitePage('/own', load, 'Page'),
  ];
  expect((await listOf('yunfan.localhost', 3, routes)).paths).toEqual(['/', '/teachers']);
});

test('is null for a host without a school', async () => {
  expect((await listOf('nobody.localhost')).paths).toBeUndefined();
});
