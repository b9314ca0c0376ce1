import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRenderer } from './createRenderer.ts';

const shellFolder = mkdtempSync(join(tmpdir(), 'cloud-school-shell-'));
mkdirSync(join(shellFolder, 'dist'));
mkdirSync(join(shellFolder, 'dist-server'));
writeFileSync(join(shellFolder, 'dist/index.html'), '<head><title>x</title></head><div id="root"></div>');
writeFileSync(
  join(shellFolder, 'dist/manifest.webmanifest'),
  '{"name":"数字云校","short_name":"数字云校","start_url":"/study/mine"}',
);
// A shell whose pages count their renderings; '/slow' waits, '/throws' throws, '/study' is the browser's, '/gone' is not found,
// of '/login' nothing is cached, '?id' is the one parameter, and pages below '/shared' show an answer that they share.
writeFileSync(
  join(shellFolder, 'dist-server/renderPage.mjs'),
  `let count = 0;
  export function readAddress(given) {
    if (given.pathname === '/study') return null;
    const url = new URL(given.pathname, given);
    if (given.searchParams.has('id')) url.searchParams.set('id', given.searchParams.get('id'));
    return { url, isCacheable: given.pathname !== '/login' };
  }
  export const visitors = globalThis.visitors = [];
  export async function listAddresses({ url }) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [{ path: '/', changedOn: null }];
  }
  let names = 0;
  export async function nameApp({ url }) {
    names += 1;
    if (url.hostname === 'down.example') throw new Error('down');
    return url.hostname === 'nobody.example' ? null : { name: '云帆职业培训学校', shortName: '云校' + names };
  }
  export async function renderPage({ url, visitor, answers }) {
    visitors.push(visitor);
    if (url.pathname === '/throws') throw new Error('broken');
    if (url.pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 20));
    count += 1;
    if (url.pathname === '/shared/slow') await new Promise((resolve) => setTimeout(resolve, 20));
    if (url.pathname.startsWith('/shared/') && answers.get('school') === undefined) answers.set('school', count);
    if (url.hostname === 'picture.example') answers.set('notice ' + url.search, 'x'.repeat(2_000_000));
    return {
      status: url.pathname === '/gone' ? 404 : 200, isKnownHost: url.hostname !== 'nobody.example', html: String(url.pathname.startsWith('/shared/') ? answers.get('school') : count), styles: '', title: '', head: '',
      data: {}, isWhole: url.pathname !== '/partly',
    };
  }`,
);
afterAll(() => rmSync(shellFolder, { recursive: true }));

const START = Date.parse('2026-11-26T09:00:00+08:00');

async function setUp(maxRendering = 16, maxCacheBytes = 64_000_000) {
  let time = 0;
  let shift = 0;
  const renderer = await createRenderer({
    shellFolder,
    configOf: (hostname) => (hostname === 'attacker.example' ? null : {}),
    apiOrigin: 'http://127.0.0.1:1',
    maxRendering,
    maxCacheBytes,
    now: () => START + time + shift,
    elapsed: () => time,
  });
  const textOf = async (address: string) => {
    const page = await renderer.render(new URL(address, 'https://yunfan.example'));
    return page && (/"root">(\d+)/.exec(page.body)?.[1] ?? '');
  };
  return {
    renderer,
    textOf,
    setTime: (next: number) => (time = next),
    setClock: (by: number) => (shift = by),
  };
}

test('a page is sent as it is for a minute, once more while it is rendered again, and not after ten', async () => {
  const { textOf, setTime } = await setUp();
  const first = await textOf('/');
  setTime(59_000);
  expect(await textOf('/')).toBe(first);
  setTime(61_000);
  expect(await textOf('/')).toBe(first);
  await expect.poll(() => textOf('/')).not.toBe(first);
  setTime(700_000);
  expect(await textOf('/')).not.toBe(first);
});

test('a clock that is put back or forward freezes no page and ends none early', async () => {
  const { textOf, setTime, setClock } = await setUp();
  let last = await textOf('/');
  for (const [index, by] of [-3_600_000, 3_600_000].entries()) {
    setClock(by);
    setTime(index * 1_000_000 + 59_000);
    expect(await textOf('/')).toBe(last);
    setTime(index * 1_000_000 + 1_000_000);
    const next = await textOf('/');
    expect(next).not.toBe(last);
    last = next;
  }
});

test('answers that pages share are bounded by their bytes', async () => {
  const { textOf } = await setUp();
  const first = await textOf('/shared/1');
  // A picture of 2 MB takes twice as much as text; ten of them are too many.
  for (let index = 0; index < 10; index += 1)
    await textOf(`https://picture.example/shared/${index}?id=${index}`);
  expect(await textOf('/shared/2')).not.toBe(first);
});

test('pages of a host share what was answered in the last ten seconds, since the last purge', async () => {
  const { renderer, textOf, setTime } = await setUp();
  const first = await textOf('/shared/1');
  setTime(9000);
  expect(await textOf('/shared/2')).toBe(first);
  expect(await textOf('http://other.example/shared/2')).not.toBe(first);
  setTime(11_000);
  const second = await textOf('/shared/3');
  expect(second).not.toBe(first);
  // An answer from before a purge is not shared with pages after it.
  setTime(22_000);
  const late = textOf('/shared/slow');
  renderer.purge();
  const told = await late;
  expect(await textOf('/shared/5')).not.toBe(told);
});

test('others may keep what lasts for its minute, under the address that the page has', async () => {
  const { renderer, setTime } = await setUp();
  setTime(5000);
  const keepOf = async (path: string) =>
    (await renderer.render(new URL(path, 'https://yunfan.example')))?.keep;
  expect(await keepOf('/news?utm=1&id=7')).toEqual({
    address: 'https://yunfan.example/news?id=7',
    until: 65_000,
  });
  const others = ['/login', '/gone', '/partly', 'https://nobody.example/'];
  expect(await Promise.all(others.map((path) => keepOf(path)))).toEqual(others.map(() => undefined));
});

test('who asks while a page is rendered gets the same page', async () => {
  const { textOf } = await setUp();
  const [one, other] = await Promise.all([textOf('/slow'), textOf('/slow?utm_source=x')]);
  expect(one).toBe(other);
});

test('pages of unknown hosts, with gaps, of nothing that is published and of nobody else are not cached', async () => {
  const { renderer, textOf } = await setUp();
  for (const address of ['https://nobody.example/', '/partly', '/gone', '/login'])
    expect(await textOf(address)).not.toBe(await textOf(address));
  expect(renderer.state().pages).toBe(0);
});

test('the page of the browser, one that throws and one too many are sent as the static page', async () => {
  const { renderer, textOf } = await setUp(1);
  expect(await textOf('/study')).toBeNull();
  expect(await textOf('/throws')).toBeNull();
  const [slow, refused] = await Promise.all([textOf('/slow'), textOf('/other')]);
  expect(slow).not.toBeNull();
  expect(refused).toBeNull();
  expect(renderer.state()).toMatchObject({ failed: 1, refused: 1, rendering: 0 });
});

test('a purge forgets the pages of one school', async () => {
  const { renderer, textOf } = await setUp();
  await Promise.all([textOf('/'), textOf('https://other.example/')]);
  expect(renderer.purge('https://yunfan.example')).toBe(1);
  expect(renderer.state().pages).toBe(1);
});

test('a page whose rendering began before a purge is not cached, and nobody joins it', async () => {
  const { renderer, textOf } = await setUp();
  const old = textOf('/slow');
  renderer.purge('https://yunfan.example');
  const next = textOf('/slow');
  expect(await next).not.toBe(await old);
  expect(await textOf('/slow')).toBe(await next);
  expect(renderer.state()).toMatchObject({ pages: 1, rendering: 0 });
});

test('any number of queries and of hosts without a school stay within bounds', async () => {
  const { renderer, textOf } = await setUp(16, 50_000);
  let mostRendering = 0;
  const askAll = async (addressOf: (index: number) => string) => {
    const pages = Array.from({ length: 10_000 }, (_, index) => textOf(addressOf(index)));
    mostRendering = Math.max(mostRendering, renderer.state().rendering);
    await Promise.all(pages);
  };
  // At once, and one after the other: the first are refused, the others are all rendered.
  await askAll((index) => `/?id=${index}`);
  for (let index = 0; index < 10_000; index += 1) await textOf(`/?id=${index}`);
  const { pages, bytes } = renderer.state();
  expect(pages).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(50_000);
  await askAll((index) => `https://nobody.example/?id=${index}`);
  expect(renderer.state()).toMatchObject({ pages, bytes, rendering: 0 });
  expect(mostRendering).toBeLessThanOrEqual(16);
});

test('10,000 junk requests leave a page that visitors come back to in its place', async () => {
  const { textOf } = await setUp(16, 50_000);
  const news = await textOf('/news');
  await textOf('/news');
  for (let index = 0; index < 10_000; index += 1)
    await textOf([`/?id=${index}`, `/news?x=${index}`, '/gone', `/login?redirect=${index}`][index % 4] ?? '');
  expect(await textOf('/news')).toBe(news);
});

test('a host that is none of ours is not known', async () => {
  const { renderer } = await setUp();
  expect([renderer.knows('attacker.example'), renderer.knows('yunfan.example')]).toEqual([false, true]);
});

test('the back end learns whose visit it answers', async () => {
  const { renderer } = await setUp();
  await renderer.render(new URL('https://yunfan.example/'), { visitor: '203.0.113.7' });
  expect((globalThis as { visitors?: string[] }).visitors).toContain('203.0.113.7');
});

test('sitemaps count with the pages that are rendered at the same time, and ports of a host share one', async () => {
  const { renderer } = await setUp(2);
  const list = (address: string) => renderer.sitemap(new URL(address));
  const ports = Array.from({ length: 500 }, (_, port) =>
    list(`https://yunfan.example:${port + 1}/sitemap.xml`),
  );
  expect(renderer.state().rendering).toBe(1);
  const others = ['a', 'b'].map((name) => list(`https://${name}.example/sitemap.xml`));
  await expect(others[1]).rejects.toThrow('Too much');
  expect(await others[0]).toContain('https://a.example/');
  expect((await Promise.all(ports)).at(-1)).toContain('https://yunfan.example:500/');
  expect(renderer.state()).toMatchObject({ refused: 1, rendering: 0 });
});

test('a manifest has the names of the host’s school for an hour, or until they are purged', async () => {
  const { renderer, setTime } = await setUp();
  const shortNameOf = async (host: string) => {
    const text = await renderer.manifest(new URL(`https://${host}/manifest.webmanifest`));
    return text && (JSON.parse(text) as { short_name: string }).short_name;
  };
  const [first] = await Promise.all([shortNameOf('yunfan.example'), shortNameOf('yunfan.example')]);
  expect(JSON.parse((await renderer.manifest(new URL('http://yunfan.example:8080/'))) ?? '')).toEqual({
    name: '云帆职业培训学校',
    short_name: first,
    start_url: '/study/mine',
  });
  setTime(3_600_000);
  const second = await shortNameOf('yunfan.example');
  renderer.purge('https://yunfan.example');
  const third = await shortNameOf('yunfan.example');
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await shortNameOf('nobody.example')).toBeNull();
  await expect(shortNameOf('down.example')).rejects.toThrow('down');
});

test('metrics count cached, old, new, failed, refused and static pages', async () => {
  const { renderer, textOf, setTime } = await setUp(1);
  await textOf('/');
  await textOf('/');
  setTime(61_000);
  await textOf('/');
  await textOf('/throws');
  await textOf('/study');
  await Promise.all([textOf('/slow'), textOf('/other')]);
  const text = await renderer.metrics.read();
  const counted = [...text.matchAll(/^cloud_school_renderer_pages_total\{outcome="(\w+)"\} (\d+)$/gm)];
  expect(Object.fromEntries(counted.map(([, outcome = '', count]) => [outcome, Number(count)]))).toEqual({
    hit: 1,
    stale: 1,
    rendered: 3,
    failed: 1,
    static: 1,
    refused: 1,
  });
  expect(text).toContain('cloud_school_renderer_render_seconds_count 4\n');
});
