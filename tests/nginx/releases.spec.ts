import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import { openSchool, type School } from '../journeys/openSchool.ts';
import { expect, test } from '../journeys/test.ts';
import {
  buildNext,
  copyRelease,
  release,
  runOnServer,
  SITE,
  startMachine,
  WEB_PORT as port,
} from './machine.ts';
import { IMAGE } from './startImage.ts';

const SCHOOLS = { 'yunfan.localhost': { ACCESS_KEY: 'sandbox-access-key', REPORT_ADDRESS: '/reports' } };

let school: School;
let machine: Awaited<ReturnType<typeof startMachine>>;

test.describe.configure({ mode: 'serial' });
test.skip(Boolean(IMAGE), 'An image has one release.');

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface Seen {
  status: number;
  release: 'v1' | 'v2' | null;
  isRendered: boolean;
  cookie: string | undefined;
}

/** Asks as a browser does: once more on a connection that the server was just closing. */
async function see(path: string, cookie = '', isRetry = false): Promise<Seen> {
  return await new Promise((resolve, reject) => {
    const headers = { host: `yunfan.localhost:${port}`, cookie };
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject).once('end', () => {
        const [, name] = /\/assets\/index-[^"]*?(-next)?\.js/.exec(text) ?? [];
        resolve({
          status: response.statusCode ?? 0,
          release: text.includes('/assets/index-') ? (name ? 'v2' : 'v1') : null,
          isRendered: text.includes('id="cloud-school-rendered"'),
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
        });
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' && !isRetry) see(path, cookie, true).then(resolve, reject);
      else reject(error);
    });
  });
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  school = await openSchool('portal', { port: MACHINE_PORTS.backEnd });
  machine = await startMachine(SCHOOLS, [
    ['deploy.md', '## With rendered public pages'],
    ['see-what-fails.md', '## The receiver'],
  ]);
  await copyRelease('v1');
  await release('add', 'v1');
  await copyRelease('v2', buildNext());
  await release('add', 'v2');
});
test.afterAll(async () => {
  agent.destroy();
  await machine.stop();
  await school.close();
});

const isAllOf = (name: 'v1' | 'v2') => async () => {
  const pages = await Promise.all(['/', '/news-information/list', '/study/mine'].map((path) => see(path)));
  return pages.map((page) => page.release === name && (page.isRendered || page === pages[2]));
};

test('a client that asks all the time loses no request while a release before is served again', async () => {
  await expect.poll(isAllOf('v2'), { timeout: 90_000 }).toEqual([true, true, true]);
  const seen: Seen[] = [];
  const isDone = new AbortController();
  const paths = ['/', '/study/mine', '/news-information/list', '/exam-worker.js', '/api/none'];
  const clients = paths.map(async (path) => {
    while (!isDone.signal.aborted) seen.push(await see(path));
  });
  await setTimeout(1000);
  const startedAt = performance.now();
  await release('back', 'v1');
  const took = performance.now() - startedAt;
  await setTimeout(5000);
  isDone.abort();
  await Promise.all(clients);
  // The back end has no such call.
  const failed = seen.filter(({ status, release: name }) => status !== 200 && (status !== 404 || name));
  console.log(`back: ${(took / 1000).toFixed(1)} s, ${seen.length} requests, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(seen.length).toBeGreaterThan(500);
  // Rendered or, until the renderer has started, of the build.
  expect(new Set(seen.slice(-100).map((page) => page.release))).toEqual(new Set(['v1', null]));
  await expect.poll(isAllOf('v1'), { timeout: 90_000 }).toEqual([true, true, true]);
});

test('the renderer of a release takes the word of a purge from its environment', async () => {
  const purge = async (word: string) => {
    const headers = { authorization: `Bearer ${word}` };
    const address = `http://127.0.0.1:${MACHINE_PORTS.renderer}/__renderer/purge`;
    return (await fetch(address, { method: 'POST', headers })).status;
  };
  const dropIns = '/etc/systemd/system/cloud-school-renderer@.service.d';
  mkdirSync(dropIns);
  writeFileSync(`${dropIns}/purge.conf`, '[Service]\nEnvironment=RENDERER_PURGE_TOKEN=word\n');
  await runOnServer('systemctl', 'restart', 'cloud-school-renderer@current');
  await expect.poll(() => purge('word').catch(() => 0)).toBe(200);
  expect(await purge('other')).toBe(401);
});

test('a tenth of the visitors get another release, each stays on one, and one command ends it', async () => {
  test.setTimeout(180_000);
  await release('canary', 'v2', '10');
  await expect.poll(async () => (await see('/study/mine')).cookie).toBeDefined();
  let newer = 0;
  const visitors: Seen[] = [];
  for (let round = 0; round < 1250; round += 1) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => see('/study/mine')));
    newer += answers.filter(({ release: name }) => name === 'v2').length;
    if (round % 25 === 0) visitors.push(...answers);
  }
  console.log(`canary: ${newer} of 10,000`);
  expect(newer / 100).toBeGreaterThan(9);
  expect(newer / 100).toBeLessThan(11);
  const releasesOf = async (path: string) => {
    const pages = await Promise.all(visitors.map(({ cookie }) => see(path, cookie)));
    return pages.map((page) => page.release);
  };
  const own = visitors.map((visitor) => visitor.release);
  expect(new Set(own)).toEqual(new Set(['v1', 'v2']));
  for (const path of ['/study/mine', '/', '/news-information/list'])
    expect(await releasesOf(path), path).toEqual(own);
  await release('canary', 'v2', '60');
  // Those who have it keep it; others come to it.
  await expect
    .poll(async () => (await releasesOf('/study/mine')).filter((name) => name === 'v2').length)
    .toBeGreaterThan(visitors.length / 3);
  const wider = await releasesOf('/study/mine');
  expect(own.filter((name, index) => name === 'v2' && wider[index] !== 'v2')).toEqual([]);
  await release('take-back');
  await expect.poll(async () => new Set(await releasesOf('/study/mine'))).toEqual(new Set(['v1']));
  await release('canary', 'v2', '10');
  await release('forward');
  await expect.poll(isAllOf('v2'), { timeout: 90_000 }).toEqual([true, true, true]);
  expect((await see('/study/mine')).cookie).toBeUndefined();
  expect(readFileSync(`${SITE}/served.conf`, 'utf8')).not.toContain('canary');
});
