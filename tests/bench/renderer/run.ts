/**
 * `pnpm bench renderer`: pages a second of the renderer beside the sandbox on this machine, cached and rendered anew, and what each
 * costs of a core with the client, which a busy machine does not change; with
 * `--minutes 10` also two schools with faults at once, whose memory and pages it watches. At last the receiver, with a million reports
 * within an hour.
 */
import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRenderer, createService } from '@cloud-school/renderer';
import { serve } from '@hono/node-server';
import { freePort } from '../../../scripts/freePort.ts';
import { measureReceiver } from './measureReceiver.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0' } } });
const SHELL = new URL('../../../apps/portal', import.meta.url).pathname;
const SECONDS = 10;
/** A text that only this school's pages have. */
const SCHOOLS = { 'yunfan.localhost': '照护人才云校', 'kingdee.localhost': '金蝶认证中心' };
const ACCESS_KEY = 'sandbox-access-key';

// A process of its own: what it costs is no cost of the renderer.
const sandboxPort = await freePort(8780);
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
const program = new URL('../../../packages/sandbox/src/server/main.ts', import.meta.url).pathname;
const sandbox = spawn(process.execPath, [program, '--memory', '--port', String(sandboxPort)], {
  stdio: 'ignore',
});
process.once('exit', () => sandbox.kill());
while (!(await fetch(`${sandboxUrl}/__sandbox`).catch(() => null))) await setTimeout(100);
const renderer = await createRenderer({
  shellFolder: SHELL,
  configOf: () => ({ ACCESS_KEY }),
  apiOrigin: sandboxUrl,
});
const service = createService({ renderer });
const port = await new Promise<number>((resolve) => {
  serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' }, (address) => resolve(address.port));
});
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

interface Answer {
  status: number;
  text: string;
}

const ask = (host: string, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent, path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).once('error', reject);
  });

/** Asks for `seconds` with as many callers at once; prints the pages a second and the slowest of 95 %. */
async function measure(
  name: string,
  callers: number,
  seconds: number,
  next: () => [host: string, path: string],
) {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const cpuBefore = process.cpuUsage();
  async function call() {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const [host, path] = next();
      const { status, text } = await ask(host, path);
      times.push(performance.now() - startedAt);
      if (status !== 200) failed += 1;
      for (const [other, words] of Object.entries(SCHOOLS))
        if (other !== host && status === 200 && /<title>[^<]*<\/title>/.exec(text)?.[0].includes(words))
          throw new Error(`A page of ${other} was sent to ${host}.`);
    }
  }
  await Promise.all(Array.from({ length: callers }, call));
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = ((user + system) / 1000 / times.length).toFixed(1);
  const memory = process.memoryUsage().rss / 1_000_000;
  console.log(
    `${name}: ${(times.length / seconds).toFixed(0)} pages/s, ${cpu} ms of a core each, p95 ${p95.toFixed(0)} ms, ${failed} left to the build, ${memory.toFixed(0)} MB`,
  );
}

let count = 0;
/** A flag that says nothing: the page is the same, and rendered for this visit. */
const anew = (path: string) => `${path}?isKingDee=.${(count += 1)}`;
const newest = (path: string): [string, string] => ['yunfan.localhost', anew(path)];
await measure('cached', 16, SECONDS, () => ['yunfan.localhost', '/']);
await measure('home, rendered', 8, SECONDS, () => newest('/'));
await measure('news, rendered', 8, SECONDS, () => newest('/news-information/list'));

for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
  // Some calls of each minute fail, break off or answer what nobody can read.
  const outcomes = ['status-500', 'malformed', 'drop'];
  await fetch(`${sandboxUrl}/__sandbox/controls`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fail: outcomes.map((outcome) => ({ endpointId: 'notice.page', outcome, times: 5 })),
    }),
  });
  const hosts = [...Object.keys(SCHOOLS), 'nobody.localhost'];
  await measure(`minute ${minute}, mixed`, 8, 60, () => {
    count += 1;
    const path = ['/', '/notice/list', '/news-information/list', '/school-info', '/login'][count % 5] ?? '/';
    return [hosts[count % 3] ?? '', count % 2 ? path : anew(path)];
  });
}
console.log(renderer.state());
await measureReceiver(1_000_000, SECONDS);
process.exit(0);
