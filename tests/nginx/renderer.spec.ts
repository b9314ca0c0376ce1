import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRenderer, createService } from '@cloud-school/renderer';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import { openSchool, type School } from '../journeys/openSchool.ts';
import { expect, NETWORK_NOISE, test } from '../journeys/test.ts';
import { buildNext, copyRelease, release, SITE, startMachine, WEB_PORT as port } from './machine.ts';
import { sendRequest } from './sendRequest.ts';
import { IMAGE } from './startImage.ts';

const SHELL = new URL('../../apps/portal', import.meta.url).pathname;
const HOST = 'yunfan.localhost';
const CONFIG = { ACCESS_KEY: 'sandbox-access-key' };

let school: School;
let nginx: Awaited<ReturnType<typeof startMachine>>;
let stopRenderer: () => Promise<void>;
let rendered: () => number;
/** What the renderer was sent beside the address. */
const received: Headers[] = [];

function listen(fetch: (request: Request) => Response | Promise<Response>) {
  const server = serve({ fetch, port: MACHINE_PORTS.renderer, hostname: '127.0.0.1' });
  return () =>
    new Promise<void>((done) => {
      server.close(() => done());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
}

async function startRenderer() {
  const shellFolder = IMAGE ? SHELL : realpathSync(`${SITE}/current`);
  const renderer = await createRenderer({
    shellFolder,
    configOf: (hostname) => (hostname === HOST ? CONFIG : null),
    apiOrigin: `http://127.0.0.1:${school.port}`,
  });
  rendered = () => renderer.state().rendered;
  // On a busy machine the first page, whose code is not compiled yet, takes longer than nginx waits.
  await renderer.render(new URL(`http://${HOST}/`));
  const service = createService({ renderer, release: IMAGE?.split(':').at(-1) ?? basename(shellFolder) });
  const site = new Hono();
  site.all('*', (context) => {
    received.push(context.req.raw.headers);
    return service.fetch(context.req.raw);
  });
  stopRenderer = listen(site.fetch);
}

test.describe.configure({ mode: 'serial' });
// The nginx of this test has no /media of the sandbox.
test.use({ expectedNoise: [NETWORK_NOISE] });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  school = await openSchool('portal', { port: MACHINE_PORTS.backEnd });
  nginx = await startMachine({ [HOST]: CONFIG });
  await startRenderer();
});
test.afterAll(async () => {
  await nginx.stop();
  await stopRenderer();
  await school.close();
});

async function readManifest() {
  const { headers, text } = await sendRequest(port, HOST, '/manifest.webmanifest');
  return [headers['content-type'], headers['cache-control'], /"name":"([^"]*)/.exec(text)?.[1]];
}

const isRendered = (text: string) => text.includes('id="cloud-school-rendered"');

test('public pages come rendered, those of students and files do not', async () => {
  const openHome = () =>
    sendRequest(port, HOST, '/', {
      // More than Node takes.
      cookie: 'a'.repeat(7000),
      authorization: 'x'.repeat(7000),
      'x-long': 'x'.repeat(7000),
      'x-forwarded-for': '203.0.113.7',
    });
  await expect.poll(async () => isRendered((await openHome()).text), { timeout: 90_000 }).toBe(true);
  const home = await openHome();
  expect(home.status).toBe(200);
  expect(home.headers['content-security-policy']).toContain("script-src 'self'");
  expect(home.text).toContain('"ACCESS_KEY":"sandbox-access-key"');
  const [first] = received;
  expect(Object.fromEntries(first ?? [])).toEqual({
    host: HOST,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
  });
  for (const path of ['/study/mine', '/news', '/index.html']) {
    const page = await sendRequest(port, HOST, path);
    expect([page.status, isRendered(page.text)], path).toEqual([200, false]);
    expect(page.text).toContain('"ACCESS_KEY":"sandbox-access-key"');
  }
  expect((await sendRequest(port, HOST, '/no/such/page')).status).toBe(404);
  for (const [path, text] of [
    ['/robots.txt', 'Sitemap: http://yunfan.localhost'],
    ['/sitemap.xml', '/notice/detail?id=51008</loc>'],
  ] as const) {
    const answer = await sendRequest(port, HOST, path);
    expect(answer.text).toContain(text);
    expect(answer.headers['x-content-type-options'], path).toBe('nosniff');
  }
  expect(await readManifest()).toEqual(['application/manifest+json', 'no-cache', '云帆职业培训学校']);
});

test('another host gets the page of the build, and the state of the renderer is not public', async () => {
  const other = await sendRequest(port, 'yunfan.attacker-1.example', '/');
  expect([other.status, isRendered(other.text), other.text.includes('sandbox-access-key')]).toEqual([
    200,
    false,
    false,
  ]);
  expect((await sendRequest(port, 'yunfan.attacker-1.example', '/sitemap.xml')).status).toBe(421);
  for (const path of ['/__renderer/ready', '/__renderer/live', '/__renderer/metrics', '/__renderer/purge'])
    expect((await sendRequest(port, HOST, path)).status, path).toBe(404);
});

test('one who asks for very many pages gets those of the build', async () => {
  const pages = await Promise.all(Array.from({ length: 200 }, () => sendRequest(port, HOST, '/notice/list')));
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const rendered = pages.filter(({ text }) => isRendered(text)).length;
  // A burst of 40, and ten a second.
  expect(rendered).toBeGreaterThan(20);
  expect(rendered).toBeLessThan(150);
  // The next tests ask again.
  await setTimeout(4000);
});

test('without the renderer, with a broken and with a slow one, the page of the build is sent', async () => {
  test.setTimeout(180_000);
  const expectStatic = async () => {
    const page = await sendRequest(port, HOST, '/news-information/list');
    expect([page.status, isRendered(page.text)]).toEqual([200, false]);
  };
  await stopRenderer();
  await expectStatic();
  expect(await readManifest()).toEqual(['application/manifest+json', 'no-cache', '数字云校']);
  const robots = await sendRequest(port, HOST, '/robots.txt');
  expect([robots.status, robots.headers['content-type'], robots.text]).toEqual([
    200,
    expect.stringContaining('text/plain'),
    'User-agent: *\nDisallow: /study\nDisallow: /sso-login\n',
  ]);
  stopRenderer = listen(() => new Response('broken', { status: 500 }));
  await expectStatic();
  await stopRenderer();
  // The failures before count no longer.
  await setTimeout(6000);
  stopRenderer = listen(() => new Promise(() => undefined));
  await Promise.all([expectStatic(), expectStatic(), expectStatic()]);
  // The renderer that hangs is left alone.
  const startedAt = performance.now();
  await expectStatic();
  expect(performance.now() - startedAt).toBeLessThan(1000);
  await stopRenderer();
  await startRenderer();
  await expect
    .poll(async () => isRendered((await sendRequest(port, HOST, '/news-information/list')).text), {
      timeout: 90_000,
    })
    .toBe(true);
});

test('visitors of a page that is not cached do not wait for one another', async () => {
  await stopRenderer();
  const asked: (() => void)[] = [];
  let most = 0;
  // Answers five at once, or nobody.
  stopRenderer = listen(
    async () =>
      await new Promise((resolve) => {
        most = Math.max(
          most,
          asked.push(() => resolve(new Response('', { status: 503 }))),
        );
        if (most === 5) for (const answer of asked) answer();
      }),
  );
  await Promise.all(Array.from({ length: 5 }, async () => await sendRequest(port, HOST, '/login')));
  expect(most).toBe(5);
  await stopRenderer();
  await startRenderer();
});

test('while the back end is down, pages are sent that are cached, and of others the page of the build', async () => {
  await expect
    .poll(async () => isRendered((await sendRequest(port, HOST, '/notice/list')).text), { timeout: 20_000 })
    .toBe(true);
  await school.stop();
  for (const [path, isCached] of [
    ['/notice/list', true],
    ['/school-info', false],
  ] as const) {
    const page = await sendRequest(port, HOST, path);
    expect([page.status, isRendered(page.text)], path).toEqual([200, isCached]);
  }
  await school.start();
});

test('nginx keeps a page at its own address, once for browsers that take brotli and once for others', async () => {
  // On a busy machine a first page may take too long, and is not cached; at this address nginx keeps none.
  const first = async () => isRendered((await sendRequest(port, HOST, '/educational-product?utm=0')).text);
  await expect.poll(first, { timeout: 20_000 }).toBe(true);
  const countAsked = async (path: string, accepted: string) => {
    const before = received.length;
    for (const _ of [1, 2, 3])
      expect((await sendRequest(port, HOST, path, { 'accept-encoding': accepted })).status).toBe(200);
    return received.length - before;
  };
  expect(await countAsked('/educational-product', 'gzip, deflate, br')).toBe(1);
  expect(await countAsked('/educational-product', 'br;q=1.0, gzip')).toBe(0);
  expect(await countAsked('/educational-product', 'gzip, br;q=0')).toBe(1);
  expect(await countAsked('/educational-product?utm=1', 'br')).toBe(3);
  // The command of docs/how-to/deploy.md.
  if (!IMAGE) {
    const purge = `grep -rlaF //${HOST}/ /var/cache/cloud-school | xargs -r rm`;
    expect(spawnSync('sh', ['-c', purge]).status).toBe(0);
    expect(await countAsked('/educational-product', 'br')).toBe(1);
  }
  // Those who ask while neither nginx nor the renderer has a page get the same one.
  const before = rendered();
  await Promise.all(Array.from({ length: 20 }, () => sendRequest(port, HOST, '/school-info')));
  await expect.poll(() => rendered() - before).toBe(1);
});

test('during a deploy, pages of the old and of the new version come to life', async ({ page }) => {
  test.skip(Boolean(IMAGE), 'An image has one release.');
  const openRendered = async () => {
    const response = await page.goto(`http://${HOST}:${port}/news-information/list`);
    const text = (await response?.text()) ?? '';
    expect(isRendered(text)).toBe(true);
    await page.getByRole('navigation', { name: '快捷工具' }).getByRole('button', { name: '留言' }).click();
    await expect(page.getByRole('dialog', { name: '在线咨询' })).toBeVisible();
    return /\/assets\/index-[^"]*-next\.js/.test(text) ? 'new' : 'old';
  };
  // The new page is there, the renderer still has the old one; then it is started again.
  await copyRelease('next', buildNext());
  await release('add', 'next');
  expect(await openRendered()).toBe('old');
  await stopRenderer();
  await startRenderer();
  await expect.poll(openRendered, { timeout: 30_000 }).toBe('new');
});
