import { createSandbox, makeSeed } from '@cloud-school/sandbox';
import { plainBrandTheme } from '@cloud-school/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { accountRoutes } from '../pages/accountRoutes.ts';
import { certificateRoutes } from '../pages/certificateRoutes.ts';
import { notFoundRoute } from '../pages/notFoundRoute.ts';
import { publicRoutes } from '../pages/publicRoutes.ts';
import { canonicalAddress } from '../platform/navigation/canonicalAddress.ts';
import { paths } from '../platform/navigation/paths.ts';
import { sitePage } from '../platform/navigation/PortalRoute.ts';
import { createPageRenderer } from './createPageRenderer.tsx';

const NOW = Date.parse('2026-11-21T10:30:00+08:00');
const renderPage = createPageRenderer({
  id: 'test',
  name: '云校',
  routes: [...publicRoutes, ...accountRoutes, ...certificateRoutes, notFoundRoute],
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
        theme: { ...plainBrandTheme, settings: { showsPrices: false } },
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
  ['/educational-product/detail?id=71001', 200],
  ['/educational-product/detail?id=invented', 404],
  ['/notice/detail', 404],
  ['/news-information/detail', 404],
  ['/educational-product/detail?id=', 404],
  ['/notice/list?current=2', 200],
  ['/notice/list?current=900', 404],
  ['/news-information/list?categorizeId=61', 200],
  ['/news-information/list?categorizeId=61&current=900', 404],
  ['/news-information/list?categorizeId=invented', 404],
  ['/no/such/page', 404],
])('%s is %i, and what is not there asks not to be listed', async (path, status) => {
  vi.stubGlobal('fetch', createSandbox({ clock: { now: () => NOW } }).fetch);
  const url = new URL(path, 'http://yunfan.localhost');
  const page = await renderPage({ url, config: {}, apiOrigin: url.origin, now: NOW, patience: 20_000 });
  expect(page?.status).toBe(status);
  expect(page?.head.includes('<meta name="robots" content="noindex">')).toBe(status === 404);
});

test('pages of a host share answers: another page is the same with them, and makes its own calls alone', async () => {
  const sandbox = createSandbox({ clock: { now: () => NOW } });
  const asked: string[] = [];
  let isUp = true;
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return isUp ? sandbox.fetch(request) : Promise.reject(new TypeError('Failed to fetch'));
  };
  const byKey = new Map<string, unknown>();
  const answers = {
    get: (key: string) => byKey.get(key),
    set: (key: string, answer: unknown) => void byKey.set(key, answer),
  };
  const render = (path: string, shared?: typeof answers) => {
    const url = new URL(path, 'http://yunfan.localhost');
    return renderPage({
      url,
      config: {},
      apiOrigin: url.origin,
      now: NOW,
      patience: 20_000,
      fetch,
      answers: shared,
    });
  };
  await render('/notice/list', answers);
  const callsOf = async (path: string, shared?: typeof answers) => {
    asked.length = 0;
    const page = await render(path, shared);
    // The head has its elements in the order in which they were known.
    return { page: { ...page, head: page?.head.split(/(?=<)/).toSorted() }, calls: [...asked] };
  };
  const alone = await callsOf('/notice/detail?id=51005');
  const sharing = await callsOf('/notice/detail?id=51005', answers);
  expect(sharing.page).toEqual(alone.page);
  // The tenant, its school in two calls, and the notice.
  expect(alone.calls).toHaveLength(4);
  expect(sharing.calls).toEqual(alone.calls.slice(-1));
  expect((await callsOf('/notice/detail?id=51005', answers)).calls).toEqual([]);
  isUp = false;
  expect((await render('/notice/detail?id=51005', answers))?.status).toBe(200);
  expect(await render('/notice/detail?id=51006', answers)).toBeNull();
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

test.each([
  ['71001&isPartner=1', false],
  ['71001', true],
])('structured data names a price as the page does: %s', async (id, isShown) => {
  vi.stubGlobal('fetch', createSandbox({ clock: { now: () => NOW } }).fetch);
  const url = new URL(`/educational-product/detail?id=${id}`, 'http://yunfan.localhost');
  const page = await renderPartner({ url, config: {}, apiOrigin: url.origin, now: NOW, patience: 20_000 });
  expect(page?.head.includes('"@type":"Course"')).toBe(true);
  expect(page?.head.includes('"@type":"Offer"')).toBe(isShown);
});

const PUBLIC = [...publicRoutes, ...accountRoutes, ...certificateRoutes].flatMap((route) =>
  'Page' in route && route.isPublic ? [route] : [],
);

/** Pages whose head says what the school's says, and has no facts of its own: their title is the school's (SHELL-07). */
const WITHOUT_FACTS = [
  paths.home,
  paths.noticeList,
  paths.majors,
  paths.newsList,
  paths.school,
  paths.login,
  paths.studentLogin,
  paths.promotionLogin,
  paths.register,
  paths.certificateQueryDesktop,
];
const SAMPLE_IDS: Record<string, string> = {
  [paths.noticeDetail]: '51005',
  [paths.newsDetail]: '62008',
  [paths.product]: '71001',
};

test(
  'each public page sets its facts (usePageFacts) or is one of those without',
  { timeout: 60_000 },
  async () => {
    vi.stubGlobal('fetch', createSandbox({ clock: { now: () => NOW } }).fetch);
    const found: string[] = [];
    let school: string | undefined;
    for (const { path } of PUBLIC) {
      const url = new URL(`${path}?id=${SAMPLE_IDS[path] ?? ''}`, 'http://yunfan.localhost');
      const page = await renderPage({ url, config: {}, apiOrigin: url.origin, now: NOW, patience: 20_000 });
      const facts = page?.head.match(/<meta (?:name="description"|property="og:title") [^>]*>/g)?.join('');
      school ??= facts;
      if (facts === school) found.push(path);
    }
    expect(found).toEqual(WITHOUT_FACTS);
  },
);

/** Parameters that open a part of a page, and do not name another page. */
const OF_ONE_PAGE = [`${paths.majors} questionId`, `${paths.school} data`];

test('the canonical address has each parameter that a page is cached for, or is one of those of one page', () => {
  const missing = PUBLIC.flatMap(({ path, query = {} }) =>
    Object.keys(query)
      .filter((name) => query[name] !== 'rendered')
      .filter((name) => !canonicalAddress('', { pathname: path, search: `?${name}=2` }).includes(`${name}=`))
      .map((name) => `${path} ${name}`),
  );
  expect(missing).toEqual(OF_ONE_PAGE);
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
