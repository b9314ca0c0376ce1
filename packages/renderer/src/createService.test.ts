import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { CachedPage } from './createPageCache.ts';
import type { Renderer } from './createRenderer.ts';
import { createService } from './createService.ts';

const state = { pages: 1, bytes: 2, rendering: 0, rendered: 3, failed: 0, refused: 0 };

function setUp(purgeToken?: string) {
  const asked: string[] = [];
  const lines: string[] = [];
  const askers: unknown[] = [];
  let isUp = true;
  const page: CachedPage = { body: '<h1>云帆</h1>', status: 200, renderedAt: 0 };
  let questions = 0;
  const renderer: Renderer = {
    knows: (hostname) => hostname !== 'yunfan.attacker-1.example',
    render: (url, asker) => {
      asked.push(url.href);
      askers.push(asker);
      return Promise.resolve(url.pathname === '/study' ? null : page);
    },
    sitemap: (url) => (url.protocol === 'https:' ? Promise.resolve(null) : Promise.reject(new Error('down'))),
    manifest: (url) =>
      url.protocol === 'https:' ? Promise.resolve('{"name":"云帆"}') : Promise.reject(new Error('down')),
    purge: (origin) => (origin ? 2 : 9),
    state: () => state,
    metrics: {
      contentType: 'text/plain; version=0.0.4; charset=utf-8',
      read: () => Promise.resolve('pages_total 1\n'),
    },
  };
  const service = createService({
    renderer,
    release: 'v1',
    isBackEndUp: () => {
      questions += 1;
      return Promise.resolve(isUp);
    },
    purgeToken,
    log: (line) => lines.push(line),
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    service.request(`http://yunfan.example${path}`, { headers });
  return { asked, askers, get, lines, page, service, questions: () => questions, lose: () => (isUp = false) };
}

test('a page is sent with a tag, compressed for who takes it, and once only', async () => {
  const { get } = setUp();
  const plain = await get('/');
  expect([plain.status, await plain.text()]).toEqual([200, '<h1>云帆</h1>']);
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('<h1>云帆</h1>');
  const etag = plain.headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': `"other", ${etag}` })).status).toBe(304);
  expect((await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers.get('content-encoding')).toBeNull();
});

test('nginx may keep a page for the rest of its minute, at its own address alone, as one of this release', async () => {
  const { get, page } = setUp();
  const cachedFor = async (path: string) => Number((await get(path)).headers.get('x-accel-expires'));
  expect(await cachedFor('/news')).toBe(0);
  page.keep = { address: 'http://yunfan.example/news', until: performance.now() + 30_900 };
  expect(await cachedFor('/news')).toBe(30);
  expect(await cachedFor('/news?utm=1')).toBe(0);
  page.keep.until = performance.now() - 1;
  expect(await cachedFor('/news')).toBe(0);
  expect((await get('/news')).headers.get('x-cloud-school-release')).toBe('v1');
});

test('the page is rendered for the address that the visitor sees', async () => {
  const { get, asked } = setUp();
  await get('/news?id=1', { 'x-forwarded-proto': 'https' });
  expect(asked).toEqual(['https://yunfan.example/news?id=1']);
});

test('a manifest is sent as one, and 503 where that of the build has to be sent', async () => {
  const { get } = setUp();
  const manifest = await get('/manifest.webmanifest', { 'x-forwarded-proto': 'https' });
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  expect(await manifest.text()).toBe('{"name":"云帆"}');
  expect((await get('/manifest.webmanifest')).status).toBe(503);
});

test('what is left to the static page is 503, by which the host sends that', async () => {
  const { get } = setUp();
  expect((await get('/study')).status).toBe(503);
});

test('search engines get robots.txt; 404 without a school, 503 without a back end', async () => {
  const { get } = setUp();
  const https = { 'x-forwarded-proto': 'https' };
  const robots = await get('/robots.txt', https);
  expect(await robots.text()).toContain('Sitemap: https://yunfan.example/sitemap.xml');
  expect((await get('/sitemap.xml', https)).status).toBe(404);
  expect((await get('/sitemap.xml')).status).toBe(503);
});

test('the calls and the log of a page have the id of its request, if it is one', async () => {
  const { get, askers, lines } = setUp();
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await get('/', { traceparent, 'x-forwarded-for': '203.0.113.7' });
  await get('/', { traceparent: `${traceparent} 13857146209` });
  expect(askers).toEqual([{ visitor: '203.0.113.7', traceparent }, {}]);
  expect(lines[0]).toMatch(/ ms 0af7651916cd43dd8448eb211c80319c$/);
  expect(lines[1]).toMatch(/ ms$/);
});

test('Prometheus reads the metrics', async () => {
  const { get } = setUp();
  const answer = await get('/__renderer/metrics');
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'text/plain; version=0.0.4; charset=utf-8',
    'pages_total 1\n',
  ]);
});

test('logs hold no query', async () => {
  const { get, lines } = setUp();
  await get('/login?mobile=13857146209');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^yunfan\.example\/login 200 \d+ ms$/);
});

test('it is ready with a back end, which many questions ask once a second, and live without one', async () => {
  const { get, lose, questions } = setUp();
  const [ready] = await Promise.all(Array.from({ length: 100 }, async () => await get('/__renderer/ready')));
  expect([ready?.status, await ready?.json()]).toEqual([200, { release: 'v1', isBackEndUp: true, ...state }]);
  expect(questions()).toBe(1);
  lose();
  await expect.poll(async () => (await get('/__renderer/ready')).status, { timeout: 3000 }).toBe(503);
  expect((await get('/__renderer/live')).status).toBe(200);
});

test('another host is refused, for pages and for what search engines ask for', async () => {
  const { service, asked } = setUp();
  for (const path of ['/', '/robots.txt', '/sitemap.xml'])
    expect((await service.request(`http://yunfan.attacker-1.example:8443${path}`)).status).toBe(421);
  expect(asked).toEqual([]);
});

test('only GET and HEAD are answered', async () => {
  const { service, asked } = setUp();
  const posted = await service.request('http://yunfan.example/', { method: 'POST' });
  expect([posted.status, posted.headers.get('allow'), asked]).toEqual([405, 'GET, HEAD', []]);
  const head = await service.request('http://yunfan.example/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a purge needs its token', async () => {
  const post = (
    service: ReturnType<typeof setUp>['service'],
    headers: Record<string, string>,
    origin = 'https://yunfan.example',
  ) => service.request(`http://x/__renderer/purge?origin=${origin}`, { method: 'POST', headers });
  expect((await post(setUp().service, { authorization: 'Bearer ' })).status).toBe(401);
  const { service } = setUp('secret');
  expect((await post(service, { authorization: 'Bearer other' })).status).toBe(401);
  const purged = await post(service, { authorization: 'Bearer secret' });
  expect(await purged.json()).toEqual({ purged: 2 });
  expect((await post(service, { authorization: 'Bearer secret' }, 'yunfan')).status).toBe(400);
});
