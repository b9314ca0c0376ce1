import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { PortalReport } from '@cloud-school/pages';
import { MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import { openSchool, type School } from '../journeys/openSchool.ts';
import { expect, test } from '../journeys/test.ts';
import {
  buildNext,
  copyRelease,
  release,
  runOnServer,
  startMachine,
  untilAnswered,
  WEB_PORT as port,
} from './machine.ts';
import { sendRequest } from './sendRequest.ts';
import { IMAGE } from './startImage.ts';

const HOST = 'yunfan.localhost';
const VALUES = { ACCESS_KEY: 'sandbox-access-key', REPORT_ADDRESS: '/reports' };
/** Its school is the sandbox's too, and comes to the list later. */
const NEW_HOST = 'kingdee.localhost';
const PUBLIC = ['/', '/news-information/list', '/notice/list'];

let school: School;
let machine: Awaited<ReturnType<typeof startMachine>>;

test.describe.configure({ mode: 'default' });
test.skip(Boolean(IMAGE), 'The guide for images starts other parts.');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  school = await openSchool('portal', { port: MACHINE_PORTS.backEnd });
  machine = await startMachine({ [HOST]: VALUES }, [
    ['deploy.md', '## With rendered public pages'],
    ['see-what-fails.md', '## The receiver'],
  ]);
  await untilAnswered(MACHINE_PORTS.renderer, '/__renderer/ready');
  await untilAnswered(MACHINE_PORTS.receiver, '/live');
  await copyRelease('next', buildNext());
});
test.afterAll(async () => {
  await machine.stop();
  await school.close();
});

const isRendered = ({ text }: { text: string }) => text.includes('id="cloud-school-rendered"');

/** Whose page it is: of this release, of the next one, or of neither. */
function ownerOf(text: string): 'own' | 'next' | 'foreign' {
  const [script, next] = /\/assets\/index-[^"]*?(-next)?\.js/.exec(text) ?? [];
  return next ? 'next' : script ? 'own' : 'foreign';
}

/** How many hand-ins of a school that failed the receiver has counted. */
async function countReports(host: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${MACHINE_PORTS.receiver}/metrics`)).text();
  const lines = text
    .split('\n')
    .filter((line) => line.includes(`host="${host}"`) && line.includes('kind="hand-in-failed"'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function report(host: string) {
  const body: PortalReport = {
    kind: 'hand-in-failed',
    reason: 'unavailable',
    release: 'v1',
    host,
    page: '/login',
    device: 'phone',
    browser: 'Chrome 120',
    pageRequestId: '0af7651916cd43dd8448eb211c80319c',
  };
  await sendRequest(port, host, '/reports', {}, { body: JSON.stringify(body) });
}

test('public pages come rendered, and no other page of the machine is a visitor’s', async () => {
  for (const path of PUBLIC)
    await expect
      .poll(async () => isRendered(await sendRequest(port, HOST, path)), { timeout: 30_000 })
      .toBe(true);
  for (const path of ['/metrics', '/page.css', '/live', '/__renderer/ready', '/__sandbox/state'])
    expect((await sendRequest(port, HOST, path)).text, path).not.toMatch(
      /cloud_school|"counts"|The receiver/,
    );
});

test('a page is the same for whoever asks: nginx keeps one for all', async () => {
  const asked = async (headers: Record<string, string>) => {
    const { text } = await sendRequest(MACHINE_PORTS.renderer, HOST, '/notice/list', headers);
    return text;
  };
  const plain = await asked({ 'x-forwarded-proto': 'http' });
  for (const [name, value] of [
    ['user-agent', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
    ['user-agent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0'],
    ['accept-language', 'en'],
    ['cookie', 'theme=dark'],
    ['referer', 'https://www.baidu.com/'],
    ['x-forwarded-for', '203.0.113.7'],
  ] as const)
    expect((await asked({ 'x-forwarded-proto': 'http', [name]: value })) === plain, `${name}: ${value}`).toBe(
      true,
    );
});

/** Sends a request that no client of ours would, as it is; resolves with the head of the answer. */
const sendRaw = async (lines: string[], body = '') =>
  await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`));
    socket.setEncoding('utf8').once('data', (text: string) => {
      socket.destroy();
      resolve(text);
    });
    socket.once('error', reject);
  });

test('a request with a body harms no other visitor', async () => {
  const bodies = [
    [['Content-Length: 5'], 'hello'],
    [['Transfer-Encoding: chunked'], '5\r\nhello\r\n0\r\n\r\n'],
  ] as const;
  for (const path of ['/notice/list?q=', '/manifest.webmanifest?', '/robots.txt?', '/sitemap.xml?'])
    for (const [lines, body] of bodies) {
      for (let time = 0; time < 4; time += 1) {
        await sendRaw([`GET ${path}${time} HTTP/1.1`, `Host: ${HOST}`, ...lines], body);
        const after = `/news-information/list?after=${path.length}${time}`;
        const next = await sendRequest(port, HOST, after, {}, { from: `127.0.1.${time + 1}` });
        expect(isRendered(next), `${path} ${lines.join()}`).toBe(true);
      }
    }
});

test('many cookies of other sites below the same domain do not lock a visitor out', async () => {
  for (const size of [9_000, 20_000]) {
    const page = await sendRequest(port, HOST, '/login', { cookie: `other=${'x'.repeat(size)}` });
    expect([page.status, ownerOf(page.text)], `${size}`).toEqual([200, 'own']);
  }
  const answer = await sendRaw(['GET / HTTP/1.1', `Host: ${HOST}`, `Cookie: x=${'x'.repeat(40_000)}`]);
  expect(answer).toMatch(/^HTTP\/1\.1 431 [^]*content-type: text\/html; charset=utf-8/i);
});

test('a report is heard, and one of a school that comes to the list later, after the guide’s steps', async () => {
  await report(HOST);
  await expect.poll(() => countReports(HOST)).toBe(1);
  await report(NEW_HOST);
  expect(await countReports(NEW_HOST)).toBe(0);
  const list = { [HOST]: VALUES, [NEW_HOST]: VALUES };
  writeFileSync('/srv/schools/schools.json', JSON.stringify(list));
  // Step 5: step 1 and step 4.
  await runOnServer('pnpm', 'write', 'nginx', '/srv/schools/schools.json');
  await copyRelease('with-new');
  const readPid = () => readFileSync('/run/machine/cloud-school-receiver.pid', 'utf8');
  const pid = readPid();
  await release('add', 'with-new');
  await expect
    .poll(
      async () => {
        await report(NEW_HOST);
        return await countReports(NEW_HOST);
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  // It reads the list anew: nothing that others report is lost meanwhile.
  expect(readPid()).toBe(pid);
  expect((await sendRequest(port, NEW_HOST, '/login')).text).toContain('"REPORT_ADDRESS":"/reports"');
});

test('while half of the visitors get another release, a thousand of them get no foreign page', async () => {
  test.setTimeout(240_000);
  await release('canary', 'next', '50');
  await untilAnswered(MACHINE_PORTS.canary, '/__renderer/ready');
  const counts = { own: 0, next: 0, foreign: 0 };
  for (let round = 0; round < 125; round += 1) {
    const pages = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const path = PUBLIC[(round + index) % 3] ?? '/';
        return await sendRequest(port, HOST, path, {}, { from: `127.0.${1 + round}.${index + 1}` });
      }),
    );
    for (const { text } of pages) counts[ownerOf(text)] += 1;
  }
  console.log(`canary at 50: ${JSON.stringify(counts)}`);
  expect(counts.foreign).toBe(0);
  expect(counts.next).toBeGreaterThan(400);
  const before = await countReports(HOST);
  await report(HOST);
  await expect.poll(() => countReports(HOST)).toBe(before + 1);
  await release('take-back');
});

test('the units that the guide enables have the ports of the table alone', async () => {
  // The command before started it again.
  await untilAnswered(MACHINE_PORTS.renderer, '/__renderer/live');
  const { stdout } = spawnSync('ss', ['-ltnH'], { encoding: 'utf8' });
  const listening = new Set([...stdout.matchAll(/:(\d+) +\S+:\*/g)].map(([, found]) => Number(found)));
  const { canary, ...always } = MACHINE_PORTS;
  expect(listening.has(canary)).toBe(false);
  for (const [name, each] of Object.entries(always)) expect(listening.has(each), name).toBe(true);
});
