import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/freePort.ts';
import { toHeadersConf } from '../../scripts/nginx/toHeadersConf.ts';
import { toSchoolsConf } from '../../scripts/nginx/toSchoolsConf.ts';
import { copyRenamed } from '../journeys/copyRenamed.ts';
import { openSchool, type School } from '../journeys/openSchool.ts';
import { expect, test } from '../journeys/test.ts';
import { IMAGE } from './startImage.ts';
import { NGINX, startNginx } from './startNginx.ts';

const SHELL = new URL('../../apps/portal', import.meta.url).pathname;
const SCRIPT = new URL('../../deploy/release.sh', import.meta.url).pathname;
const SCHOOLS = { 'yunfan.localhost': { ACCESS_KEY: 'sandbox-access-key' } };

let school: School;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let port: number;
let machine: string;
let environment: NodeJS.ProcessEnv;

test.describe.configure({ mode: 'serial' });
test.skip(Boolean(IMAGE), 'An image has one release.');

/** `systemctl` of a machine with this nginx and the renderers of the links `current` and `canary`. */
const SYSTEMCTL = `#!/bin/sh
link=\${2#*@} pid=$MACHINE/$link.pid
case "$1" in
reload) kill -HUP "$(cat "$NGINX_FOLDER/nginx.pid")" ;;
restart | stop)
    if [ -e "$pid" ]; then
        kill "$(cat "$pid")"
        while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.05; done
        rm "$pid"
    fi
    if [ "$1" = stop ]; then exit 0; fi
    cd "$MACHINE/site/$link"
    port=$RENDERER_PORT
    if [ "$link" = canary ]; then port=$((port + 1)); fi
    "$NODE" dist-server/renderer.mjs --quiet --shell . --schools schools.json --api "$API" --port $port >/dev/null 2>&1 </dev/null &
    echo $! >"$pid"
    ;;
esac
`;

/** Runs release.sh; resolves with the milliseconds that it took. */
async function release(verb: string, ...rest: string[]): Promise<number> {
  const startedAt = performance.now();
  const args = [SCRIPT, verb, join(machine, 'site'), ...rest];
  await promisify(execFile)('sh', args, { env: environment });
  return performance.now() - startedAt;
}

function copyIncoming(copyDist: (from: string, to: string) => void) {
  const incoming = join(machine, 'site/incoming');
  mkdirSync(incoming, { recursive: true });
  copyDist(`${SHELL}/dist`, join(incoming, 'dist'));
  cpSync(`${SHELL}/dist-server`, join(incoming, 'dist-server'), { recursive: true });
  writeFileSync(join(incoming, 'schools.json'), JSON.stringify(SCHOOLS));
  writeFileSync(join(incoming, 'schools.conf'), toSchoolsConf(SCHOOLS));
  writeFileSync(join(incoming, 'headers.conf'), toHeadersConf());
}

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
  test.setTimeout(120_000);
  school = await openSchool('portal');
  port = await freePort(8980);
  const rendererPort = await freePort(8990);
  machine = mkdtempSync(join(tmpdir(), 'cloud-school-machine-'));
  // The workers of nginx are another user.
  spawnSync('chmod', ['755', machine]);
  mkdirSync(join(machine, 'bin'));
  environment = {
    ...process.env,
    PATH: `${machine}/bin:${process.env.PATH}`,
    MACHINE: machine,
    NODE: process.execPath,
    API: `http://127.0.0.1:${school.port}`,
    RENDERER_PORT: String(rendererPort),
    RENDERER_PURGE_TOKEN: 'word',
  };
  const command = (name: string, text: string) =>
    writeFileSync(join(machine, 'bin', name), text, { mode: 0o755 });
  // nginx comes after the first release.
  command('nginx', '#!/bin/sh\n');
  command('systemctl', '#!/bin/sh\n');
  copyIncoming((from, to) => cpSync(from, to, { recursive: true }));
  await release('add', 'v1');
  const site = join(machine, 'site');
  nginx = await startNginx({
    port,
    backEndPort: school.port,
    root: '',
    schools: SCHOOLS,
    rendererPort,
    site,
  });
  environment.NGINX_FOLDER = nginx.folder;
  command(
    'nginx',
    `#!/bin/sh\nexec ${NGINX} -p "$NGINX_FOLDER" -c "$NGINX_FOLDER/nginx.conf" -e stderr "$@"\n`,
  );
  command('systemctl', SYSTEMCTL);
  copyIncoming(copyRenamed);
  await release('add', 'v2');
});
test.afterAll(async () => {
  for (const link of ['current', 'canary'])
    spawnSync('systemctl', ['stop', `cloud-school-renderer@${link}`], { env: environment });
  agent.destroy();
  await nginx.stop();
  await school.close();
  rmSync(machine, { recursive: true });
});

const isAllOf = (name: 'v1' | 'v2') => async () => {
  const pages = await Promise.all(['/', '/news-information/list', '/study/mine'].map((path) => see(path)));
  return pages.map((page) => page.release === name && (page.isRendered || page === pages[2]));
};

test('a client that asks all the time loses no request while a release before is served again', async () => {
  await expect.poll(isAllOf('v2'), { timeout: 30_000 }).toEqual([true, true, true]);
  const seen: Seen[] = [];
  const isDone = new AbortController();
  const paths = ['/', '/study/mine', '/news-information/list', '/exam-worker.js', '/api/none'];
  const clients = paths.map(async (path) => {
    while (!isDone.signal.aborted) seen.push(await see(path));
  });
  await setTimeout(1000);
  const took = await release('back', 'v1');
  await setTimeout(5000);
  isDone.abort();
  await Promise.all(clients);
  // The back end has no such call.
  const failed = seen.filter(({ status, release: name }) => status !== 200 && (status !== 404 || name));
  console.log(`back: ${(took / 1000).toFixed(1)} s, ${seen.length} requests, ${failed.length} failed`);
  expect(failed).toEqual([]);
  expect(took).toBeLessThan(5000);
  expect(seen.length).toBeGreaterThan(500);
  // Rendered or, until the renderer has started, of the build.
  expect(new Set(seen.slice(-100).map((page) => page.release))).toEqual(new Set(['v1', null]));
  await expect.poll(isAllOf('v1'), { timeout: 30_000 }).toEqual([true, true, true]);
});

test('the renderer of a release takes the word of a purge from its environment', async () => {
  const purge = async (word: string) => {
    const headers = { authorization: `Bearer ${word}` };
    const address = `http://127.0.0.1:${environment.RENDERER_PORT}/__renderer/purge`;
    return (await fetch(address, { method: 'POST', headers })).status;
  };
  expect([await purge('word'), await purge('other')]).toEqual([200, 401]);
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
  await expect.poll(isAllOf('v2'), { timeout: 30_000 }).toEqual([true, true, true]);
  expect((await see('/study/mine')).cookie).toBeUndefined();
  expect(readFileSync(join(machine, 'site/served.conf'), 'utf8')).not.toContain('canary');
});
