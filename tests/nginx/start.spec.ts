import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { IMAGE_USER, MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import { openSchool } from '../journeys/openSchool.ts';
import { expect, test } from '../journeys/test.ts';
import { runOnServer, SITE, untilAnswered } from './machine.ts';
import { sendRequest } from './sendRequest.ts';
import { IMAGE } from './startImage.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const OWN = '/srv/image';
const ASSETS = `${SITE}/assets`;
const HOST = 'yunfan.localhost';

test.describe.configure({ mode: 'default' });
test.skip(Boolean(IMAGE), 'What an image does as it starts, without one.');

const starts: ChildProcess[] = [];

test.beforeAll(() => {
  mkdirSync(OWN, { recursive: true });
  // As the Containerfile lays an image.
  for (const file of ['start.sh', 'nginx.conf', 'listen.conf'])
    cpSync(`${ROOT}deploy/images/${file}`, `${OWN}/${file}`);
  for (const part of ['release.sh', 'nginx'])
    cpSync(`${ROOT}deploy/${part}`, `${OWN}/${part}`, { recursive: true });
  for (const part of ['dist', 'dist-server'])
    cpSync(`${ROOT}apps/portal/${part}`, `${SITE}/current/${part}`, { recursive: true });
});
test.beforeEach(async () => {
  const written = '/tmp/cloud-school';
  mkdirSync(written, { recursive: true });
  const links = `cd ${SITE} && ln -sf ${written}/schools.conf ${written}/headers.conf current/ && ln -sf ${written}/served.conf served.conf`;
  await runOnServer('sh', '-c', `${links} && mkdir -p ${ASSETS} && chown ${IMAGE_USER} ${ASSETS}`);
});
test.afterEach(async () => {
  for (const { pid, exitCode, signalCode } of starts.splice(0))
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
  await runOnServer('sh', '-c', `umount ${ASSETS} /etc/hosts 2>/dev/null; rm -rf ${ASSETS}`);
});

/** Starts web as an image does, as its user and with a /tmp of its own. */
function start(port: number, backEnd = 'http://127.0.0.1:8080'): ChildProcess {
  const own = `mount -t tmpfs -o mode=777 tmpfs /tmp/cloud-school && exec setpriv --reuid ${IMAGE_USER} --regid ${IMAGE_USER} --clear-groups sh ${OWN}/start.sh web`;
  const started = spawn('unshare', ['--mount', 'sh', '-c', own], {
    detached: true,
    stdio: 'ignore',
    env: {
      PATH: `/usr/sbin:/usr/bin:/bin:${process.env.PATH}`,
      PORT: String(port),
      BACK_END: backEnd,
      RENDERERS: 'renderer-of-nobody:8790',
      RECEIVER: 'receiver-of-nobody:8791',
      SCHOOLS: JSON.stringify({ [HOST]: { ACCESS_KEY: 'key' } }),
      ACCESS_LOG: '/tmp/cloud-school/access.log',
    },
  });
  starts.push(started);
  return started;
}

const filesIn = (folder: string) =>
  globSync('**', { cwd: folder }).filter((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
const inVolume = () => filesIn(ASSETS).toSorted();
const ownAssets = () => filesIn(`${SITE}/current/dist/assets`).toSorted();
const isWhole = (name: string) =>
  readFileSync(join(ASSETS, name)).equals(readFileSync(join(SITE, 'current/dist/assets', name)));

/** Asks for the page and all scripts that it names; those that are not whole. */
async function findBroken(port: number): Promise<string[]> {
  const { text } = await sendRequest(port, HOST, '/login');
  const scripts = [...text.matchAll(/\/(assets\/[^"]+\.js)/g)].map(([, name = '']) => name);
  expect(scripts.length).toBeGreaterThan(3);
  const broken = scripts.map(async (name) => {
    const { status, text: script } = await sendRequest(port, HOST, `/${name}`);
    return status === 200 && script === readFileSync(join(SITE, 'current/dist', name), 'utf8') ? [] : [name];
  });
  return (await Promise.all(broken)).flat();
}

test('web starts while the names of its neighbours are missing, and finds them later', async () => {
  const school = await openSchool('portal', { port: MACHINE_PORTS.backEnd });
  writeFileSync('/run/hosts', '');
  await runOnServer('mount', '--bind', '/run/hosts', '/etc/hosts');
  start(8081, 'http://back-end-of-nobody:8080');
  await untilAnswered(8081, '/__web/live');
  expect((await sendRequest(8081, HOST, '/news-information/list')).status).toBe(200);
  const askBackEnd = async () => (await sendRequest(8081, HOST, '/api/none')).status;
  expect(await askBackEnd()).toBe(502);
  const reported = await sendRequest(8081, HOST, '/reports', {}, { body: '{}' });
  expect(reported.status).toBe(204);
  writeFileSync('/run/hosts', '127.0.0.1 back-end-of-nobody\n');
  // The back end has no such call.
  await expect.poll(askBackEnd).toBe(404);
  await school.close();
});

test('with a full volume of assets every script is whole, and the volume has nothing by halves', async () => {
  await runOnServer('mount', '-t', 'tmpfs', '-o', `size=600k,uid=${IMAGE_USER}`, 'tmpfs', ASSETS);
  start(8081);
  await untilAnswered(8081, '/__web/live');
  expect(await findBroken(8081)).toEqual([]);
  await expect.poll(() => inVolume().length).toBeGreaterThan(3);
  expect(await findBroken(8081)).toEqual([]);
  await expect.poll(() => inVolume().filter((name) => !isWhole(name))).toEqual([]);
  // With room again, the next start has all of it.
  await runOnServer('mount', '-o', 'remount,size=64m', ASSETS);
  start(8082);
  await expect.poll(() => inVolume(), { timeout: 90_000 }).toEqual(ownAssets());
  expect(inVolume().filter((name) => !isWhole(name))).toEqual([]);
});

test('starts that are killed in the copy, and two at once, leave whole files', async () => {
  for (let round = 0; round < 3; round += 1) {
    const killed = start(8081);
    const before = inVolume().length;
    await expect.poll(() => inVolume().length, { intervals: [5] }).toBeGreaterThan(before);
    process.kill(-(killed.pid ?? 0), 'SIGKILL');
    await once(killed, 'exit');
    expect(inVolume().filter((name) => !isWhole(name))).toEqual([]);
  }
  start(8082);
  start(8083);
  await Promise.all([untilAnswered(8082, '/__web/live'), untilAnswered(8083, '/__web/live')]);
  await expect.poll(() => inVolume(), { timeout: 90_000 }).toEqual(ownAssets());
  expect(inVolume().filter((name) => !isWhole(name))).toEqual([]);
});

test('a volume that a start before left broken is mended and pruned', async () => {
  const [first = ''] = ownAssets();
  const old = new Date(Date.now() - 100 * 86_400_000);
  for (const [name, text] of [
    [first, ''],
    ['empty-1.js', ''],
    ['old-1.js', 'old'],
    ['recent-1.js', 'recent'],
  ] as const)
    writeFileSync(join(ASSETS, name), text);
  utimesSync(join(ASSETS, 'old-1.js'), old, old);
  await runOnServer('chown', '-R', String(IMAGE_USER), ASSETS);
  start(8081);
  await untilAnswered(8081, '/__web/live');
  expect(await findBroken(8081)).toEqual([]);
  await expect.poll(() => existsSync(join(ASSETS, 'old-1.js')), { timeout: 90_000 }).toBe(false);
  expect([existsSync(join(ASSETS, 'empty-1.js')), existsSync(join(ASSETS, 'recent-1.js'))]).toEqual([
    false,
    true,
  ]);
  expect(isWhole(first)).toBe(true);
});
