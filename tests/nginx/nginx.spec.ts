import { readdirSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { MACHINE_PORTS } from '../../scripts/nginx/delivery.ts';
import { openSchool, type School } from '../journeys/openSchool.ts';
import { EXAMPLE_CONFIG } from '../journeys/sampleAddress.ts';
import { STUDENTS } from '../journeys/students.ts';
import { expect, NETWORK_NOISE, openAsStudent, test } from '../journeys/test.ts';
import { fitConf, startMachine, WEB_PORT as port } from './machine.ts';
import { type Answer, sendRequest } from './sendRequest.ts';
import { IMAGE } from './startImage.ts';

const DIST = new URL('../../apps/portal/dist', import.meta.url).pathname;
const HOST = 'yunfan.localhost';
const OTHER_HOST = 'qihang.localhost';
const OTHER_CONFIG = {
  ACCESS_KEY: '</script>$&"\'\\\n$host',
  MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
};

test.describe.configure({ mode: 'default' });
// The nginx of this test has the pages, no /media of the sandbox.
test.use({ expectedNoise: [NETWORK_NOISE] });

let school: School;
let nginx: Awaited<ReturnType<typeof startMachine>>;

const configOf = ({ text }: Answer) =>
  JSON.parse(/id="cloud-school-config">([^<]*)</.exec(text)?.[1] ?? '') as Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const options = { appConfig: EXAMPLE_CONFIG, builtFolder: DIST, port: MACHINE_PORTS.backEnd };
  school = await openSchool('portal', options);
  const config = configOf(await sendRequest(school.port, HOST, '/'));
  nginx = await startMachine({ [HOST]: config, [OTHER_HOST]: OTHER_CONFIG });
});
test.afterAll(async () => {
  await nginx.stop();
  await school.close();
});

/** What both servers must agree about. */
const COMPARED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cache-control',
  'content-encoding',
  'content-type',
  'vary',
];

/** Servers name scripts and character sets in different ways, which mean the same. */
const sameWords = (value: string | undefined) =>
  value?.toLowerCase().replace('application/javascript', 'text/javascript');

const comparedHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(COMPARED.map((name) => [name, sameWords(headers[name]?.toString())]));

const withoutConfig = (text: string) => text.replace(/(id="cloud-school-config">)[^<]*</, '$1<');

const asset = (pattern: RegExp) => {
  const name = readdirSync(join(DIST, 'assets')).find((each) => pattern.test(each));
  if (!name) throw new Error(`The build has no ${pattern}.`);
  return `/assets/${name}`;
};

for (const path of [
  '/',
  '/index.html',
  '/news-information/detail?id=62008',
  '/study/no.such/page',
  '/exam-worker.js',
  '/icon.svg',
  '/icon-192.png',
  '/manifest.webmanifest',
]) {
  for (const accepted of ['gzip, deflate, br', 'gzip, deflate', 'identity']) {
    test(`${path} for a browser that accepts ${accepted} is what the sandbox sends`, async () => {
      await expectSame(path, accepted);
    });
  }
}

for (const [name, pattern] of [
  ['script', /^shell-.*\.js$|^index-.*\.js$/],
  ['drawing', /\.svg$/],
] as const) {
  for (const accepted of ['gzip, deflate, br', 'gzip, deflate', 'identity']) {
    test(`a hashed ${name} for a browser that accepts ${accepted} is what the sandbox sends`, async () => {
      await expectSame(asset(pattern), accepted);
    });
  }
}

async function expectSame(path: string, accepted: string) {
  const header = { 'accept-encoding': accepted };
  const [own, other] = await Promise.all([
    sendRequest(port, HOST, path, header),
    sendRequest(school.port, HOST, path, header),
  ]);
  expect(own.status).toBe(200);
  expect(other.status).toBe(200);
  expect(comparedHeaders(own.headers)).toEqual(comparedHeaders(other.headers));
  expect(withoutConfig(own.text)).toBe(withoutConfig(other.text));
  if (own.headers['content-type']?.startsWith('text/html')) expect(configOf(own)).toEqual(configOf(other));
}

test('each host has its own configuration and policy, whatever its values hold', async () => {
  const answer = await sendRequest(port, OTHER_HOST, '/login');
  expect(configOf(answer)).toEqual(OTHER_CONFIG);
  expect(answer.headers['content-security-policy']).toContain('blob: https://tiles.example;');
  expect(configOf(await sendRequest(port, 'unknown.localhost', '/'))).toEqual({});
});

test('missing files, source maps and compressed files are not found, and nobody keeps that answer', async () => {
  const script = asset(/^index-.*\.js$/);
  for (const path of [
    '/assets/old-1111.js',
    '/old.js',
    `${script}.map`,
    `${script}.br`,
    '/exam-worker.js.gz',
  ]) {
    const { status, headers } = await sendRequest(port, HOST, path);
    expect(status, path).toBe(404);
    expect(headers['cache-control'], path).toBeUndefined();
    expect((await sendRequest(school.port, HOST, path)).status, path).toBe(404);
  }
});

/** A back end that notes what it is sent, for the time of `run`. */
async function withBackEnd(
  run: (received: { url: string | undefined; headers: IncomingHttpHeaders }[]) => Promise<void>,
) {
  const received: Parameters<typeof run>[0] = [];
  await school.stop();
  const backEnd = createServer(({ url, headers }, response) => {
    received.push({ url, headers });
    response.setHeader('date', 'Sat, 21 Nov 2026 05:00:00 GMT').end('{}');
  }).listen(MACHINE_PORTS.backEnd, '127.0.0.1');
  await new Promise((resolve) => backEnd.once('listening', resolve));
  try {
    await run(received);
  } finally {
    backEnd.closeAllConnections();
    await new Promise((resolve) => backEnd.close(resolve));
    await school.start();
  }
}

test('a call reaches the back end with every header, and its clock comes back', async () => {
  const sent = {
    gray_version: 'g1',
    tenantId: '10001',
    token: 't',
    'idempotency-key': 'finish-7',
    signature: 's',
  };
  await withBackEnd(async (received) => {
    const { headers } = await sendRequest(port, HOST, '/api/any?mobile=13857146209', sent);
    expect(received[0]?.headers).toMatchObject({
      gray_version: 'g1',
      tenantid: '10001',
      token: 't',
      'idempotency-key': 'finish-7',
      signature: 's',
      host: HOST,
      'x-forwarded-proto': 'http',
    });
    expect(headers.date).toBe('Sat, 21 Nov 2026 05:00:00 GMT');
    expect(headers['cache-control']).toBeUndefined();
  });
});

test('what a client says about its way reaches no back end, and no answer of a call can act as a page', async () => {
  const pretended = [
    'x-forwarded-for',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-prefix',
    'x-http-method-override',
    'x_forwarded_for',
    'x_forwarded_host',
    'x-forwarded_for',
    'x_forwarded-proto',
    'x-http_method-override',
    'true_client-ip',
  ];
  await withBackEnd(async (received) => {
    const sent = Object.fromEntries(pretended.map((name) => [name, 'attacker.example']));
    // An image sends paths of files to the back end too.
    for (const path of IMAGE ? ['/api/any', '/media/any'] : ['/api/any']) {
      const { headers } = await sendRequest(port, HOST, path, sent);
      expect(JSON.stringify(received), path).not.toContain('attacker');
      expect(received.at(-1)?.headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-host': HOST,
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    }
  });
});

test('a path that a back end could read as another one is refused', async () => {
  await withBackEnd(async (received) => {
    for (const path of ['/api/..;/x', '/api/a;b/x', '/x/../api/y', '/api//x', '/api/a%2Fb', '/api/a%5cb'])
      expect((await sendRequest(port, HOST, path)).status, path).toBe(400);
    // These are addresses of the page.
    for (const path of ['/api/../x', '/api/%2e%2e/x']) await sendRequest(port, HOST, path);
    expect(received).toEqual([]);
    expect((await sendRequest(port, HOST, '/api/a.b/c?next=/../;x')).status).toBe(200);
    expect((await sendRequest(port, HOST, '/api')).headers.location).toBe('/api/');
  });
});

test('the header that keeps browsers on HTTPS is the one of the machine, on pages, files and calls', async () => {
  test.skip(Boolean(IMAGE), 'The image has it for HTTPS alone.');
  await fitConf('machine.conf', "https '';", "http 'max-age=86400';");
  await withBackEnd(async () => {
    await expect
      .poll(async () => (await sendRequest(port, HOST, '/')).headers['strict-transport-security'])
      .toBe('max-age=86400');
    for (const path of ['/icon.svg', asset(/^index-.*\.js$/), '/api/any'])
      expect((await sendRequest(port, HOST, path)).headers['strict-transport-security'], path).toBe(
        'max-age=86400',
      );
  });
  await fitConf('machine.conf', "http 'max-age=86400';", "https '';");
  await expect
    .poll(async () => (await sendRequest(port, HOST, '/')).headers['strict-transport-security'])
    .toBeUndefined();
});

test('a student opens a test by its address, and its worker keeps the files', async ({ page }) => {
  const throughNginx = { ...school, origin: `http://${HOST}:${port}` };
  page.on('dialog', (dialog) => void dialog.accept());
  const path = '/study/test?classId=c-elder-3&courseId=k-elder&classroomId=r-theory-2';
  await openAsStudent(page, throughNginx, STUDENTS.portal, path);
  await page.getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText(/答题卡（共\d+题）/)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.keyboard.press('A');
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/答题卡（共\d+题）/)).toBeVisible();
});

test('the log of accesses has no query', async () => {
  await sendRequest(port, HOST, '/sso-login?code=canary-code');
  await expect.poll(() => nginx.readAccessLog()).toContain('"path":"/sso-login"');
  expect(nginx.readAccessLog()).not.toContain('canary-code');
});

test('a request has one id: the page names it, and the log', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceOf = async (path: string, traceparent: string) => {
    const { headers } = await sendRequest(port, HOST, path, { traceparent });
    return /^traceparent;desc="00-([0-9a-f]{32})-[0-9a-f]{16}-01"$/.exec(
      String(headers['server-timing']),
    )?.[1];
  };
  expect(await traceOf('/login', `00-${traceId}-b7ad6b7169203331-01`)).toBe(traceId);
  const own = await traceOf('/login-guide', `00-${traceId}-b7ad6b7169203331-01 13857146209`);
  expect(own).toMatch(/^[0-9a-f]{32}$/);
  expect(own).not.toBe(traceId);
  const lines = () =>
    nginx
      .readAccessLog()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { trace: string; path: string });
  await expect.poll(lines).toContainEqual(expect.objectContaining({ trace: traceId, path: '/login' }));
  await expect.poll(lines).toContainEqual(expect.objectContaining({ trace: own }));
});

test('a report is taken, whether or not a receiver runs', async () => {
  const post = (body: string) => fetch(`http://127.0.0.1:${port}/reports`, { method: 'POST', body });
  expect((await post('{}')).status).toBe(204);
  expect((await post('x'.repeat(20_000))).status).toBe(204);
});

test('the log of errors has none either', async () => {
  test.skip(Boolean(IMAGE), 'The temporary files of an image are its own.');
  nginx.refuseBodies();
  const address = `http://127.0.0.1:${port}/api/x?code=canary-code`;
  const { status } = await fetch(address, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(status).toBe(500);
  await expect.poll(() => nginx.readAccessLog()).toMatch(/"method":"POST","path":"\/api\/x","status":500,/);
  expect(nginx.readErrorLog()).not.toContain('canary-code');
});
