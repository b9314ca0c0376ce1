import type { PortalReport } from '@cloud-school/pages';
import { expect, test } from 'vitest';
import { createReceiver, type ReceiverOptions } from './createReceiver.ts';
import { createStore } from './createStore.ts';

const HOST = 'yunfan.example.com';
const OTHER = 'qihang.example.com';
const START = Date.parse('2026-11-26T09:00:00+08:00');
const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const context = (host = HOST) => ({
  release: 'v2.14.0',
  host,
  page: '/study/test/answer',
  device: 'desktop' as const,
  browser: 'Chrome 109',
  pageRequestId: '0af7651916cd43dd8448eb211c80319c',
});
const ERROR = { name: 'TypeError', places: ['assets/exam~Page-x.js:1:3821', 'assets/start-y.js:1:2'] };
const REQUEST = '4bf92f3577b34da6a3ce929d0e0e4736';
const makeError = (host?: string): PortalReport => ({
  ...context(host),
  kind: 'error',
  caughtBy: 'window',
  error: ERROR,
});
const makeSave = (host?: string): PortalReport => ({
  ...context(host),
  kind: 'answer-not-saved',
  reason: 'unavailable',
  requestId: REQUEST,
});
const makeVital = (name: 'LCP' | 'TTFB', value: number): PortalReport => ({
  ...context(),
  kind: 'web-vital',
  name,
  value,
});

function setUp(options: Partial<ReceiverOptions> = {}) {
  let now = START;
  let elapsed = 0;
  const store = options.store ?? createStore(':memory:');
  const receiver = createReceiver({ store, now: () => now, elapsed: () => elapsed, ...options });
  const pass = (ms: number) => {
    now += ms;
    elapsed += ms;
  };
  /** A page of the host sends a body. */
  const post = async (body: string, host = HOST) =>
    (await receiver.request(`http://${host}/reports`, { method: 'POST', body })).status;
  return {
    store,
    receiver,
    post,
    send: async (...reports: (PortalReport | (Pick<PortalReport, 'host'> & Record<string, unknown>))[]) => {
      for (const report of reports) await post(JSON.stringify(report), report.host);
    },
    pass,
    setClock: (by: number) => (now += by),
    /** The text of the page, in one line. */
    read: async (query = '') => {
      // The page is cached for two seconds.
      pass(3000);
      const html = await (await receiver.request(`/${query}`)).text();
      return html
        .slice(html.indexOf('<main'))
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ');
    },
    /** The value of a series; null where there is none. */
    metric: async (series: string) => {
      const text = await (await receiver.request('/metrics')).text();
      const line = text.split('\n').find((each) => each.startsWith(`${series} `));
      return line ? Number(line.slice(series.length + 1)) : null;
    },
    metrics: async () => await (await receiver.request('/metrics')).text(),
  };
}

const dropped = (reason: string) => `cloud_school_reports_dropped_total{reason="${reason}"}`;
const counted = (host: string, kind: string, release = 'other') =>
  `cloud_school_reports_total{host="${host}",release="${release}",kind="${kind}"}`;

test('a page shows the last hour of a school: failures, errors by place, devices and speed', async () => {
  const findSource = (place: string) => (place === ERROR.places[0] ? 'src/exam/saveAnswer.ts:88' : null);
  const schools = () => [HOST, OTHER];
  const { send, pass, read } = setUp({ findSource, schools, releases: () => ['v2.14.0'] });
  await send(makeError());
  pass(2 * HOUR);
  await send(makeSave(), makeSave(), makeError(), makeError(OTHER));
  await send(makeVital('TTFB', 100), ...[1000, 2000, 3000, 4000].map((ms) => makeVital('LCP', ms)));
  const text = await read(`?school=${HOST}`);
  expect(text).toContain('有保存或交卷没有得到确认');
  expect(text).toMatch(/未保存答案 2 次 最近一次 11:00/);
  expect(text).toMatch(/交卷失败 0 次/);
  expect(text).toMatch(/页面出错 1 次/);
  expect(text).toMatch(/错误，按位置合并 次数最多的 2 处/);
  // What touches answers comes first; an error that was seen before the hour is not new.
  expect(text).toMatch(
    /保存答案没有得到确认：服务器没有应答 .* 4bf92f3577b34da6a3ce929d0e0e4736 .* v2\.14\.0 .*影响答题 新 .*TypeError src\/exam\/saveAnswer\.ts:88 .*assets\/exam~Page-x\.js:1:3821 .* 之前有过/,
  );
  expect(text).toMatch(/1 次打开被抽中/);
  // Within a twentieth.
  expect(text).toMatch(/LCP .* P50 2\.0 s P75 3\.0 s ，超过界限 P95 4\.0 s ，超过界限/);
  expect(text).toMatch(/电脑 · Chrome 109 3 次/);
  expect(await read(`?school=${OTHER}&period=15m`)).toMatch(/页面出错 1 次/);
});

test('silence is not calm', async () => {
  const { send, pass, read } = setUp();
  expect(await read()).toContain('还没有收到过报告');
  await send(makeVital('TTFB', 100));
  expect(await read()).toContain('没有保存或交卷失败');
  pass(2 * HOUR);
  expect(await read()).toContain('没有收到报告，最近一次 11-26 09:00');
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another kind', JSON.stringify({ ...makeError(), kind: 'constructor' })],
  ['a host with markup', JSON.stringify({ ...makeError(), host: '<script>alert(1)</script>' })],
  ['a page with a name', JSON.stringify({ ...makeError(), page: '/沈雨薇' })],
  ['a name with markup', JSON.stringify({ ...makeError(), error: { name: '<img src=x>', places: [] } })],
  ['an endless figure', JSON.stringify({ ...makeVital('LCP', 1), value: 1e300 })],
  ['a body beyond 16 kB', JSON.stringify({ ...makeError(), padding: 'x'.repeat(20_000) })],
])('%s is answered like any other, and not stored', async (_name, body) => {
  const { post, store, metric } = setUp();
  expect(await post(body)).toBe(204);
  expect(store.schools().size).toBe(0);
  expect(await metric(dropped('unreadable'))).toBe(1);
});

test('of a place that is none only the error is stored, and words of the address are escaped', async () => {
  const { send, read, receiver } = setUp();
  await send({ ...makeError(), error: { ...ERROR, places: ['"><script>alert(1)</script>'] } });
  expect(await read()).toMatch(/页面出错 1 次/);
  const answer = await receiver.request('/?school=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&period=toString');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).not.toContain('alert(1)');
});

test('reports of hosts that are not listed are dropped, and of pages that another host served', async () => {
  const { send, post, store, metric } = setUp({ schools: () => [HOST, '*.north.example.com'] });
  await send(makeError('attacker.example'), makeError(`${HOST}:8443`), makeError('a.north.example.com'));
  await post(JSON.stringify(makeError()), 'attacker.example');
  await post(JSON.stringify(makeError()), 'a.north.example.com');
  await post(JSON.stringify(makeError()), `${HOST.toUpperCase()}:443`);
  expect([...store.schools().keys()]).toEqual([HOST, '*.north.example.com']);
  expect(await metric(dropped('host'))).toBe(3);
  expect(await metric(counted(HOST, 'error'))).toBe(2);
  expect(await metric(counted('*.north.example.com', 'error'))).toBe(1);
});

test(
  'ten minutes of forged reports from one address cost no school a true one, nor its name',
  { timeout: 240_000 },
  async () => {
    const listed = Array.from({ length: 9 }, (_, index) => `school-${index}.example.com`);
    const hosts = [...listed, 'below.north.example.com'];
    const findSource = (place: string) => (place.startsWith('assets/exam') ? `src/${place}` : null);
    const { send, pass, metric, metrics, read } = setUp({
      schools: () => [...listed, '*.north.example.com'],
      releases: () => ['v2.14.0'],
      findSource,
    });
    // nginx lets 30 a second of an address pass (deploy/nginx/cloud-school.conf).
    for (let index = 0; index < 18_000; index += 1) {
      pass(SECOND / 30);
      const host = index % 2 ? `h${index}.north.example.com` : `${hosts[index % 9]}:${index}`;
      await send({
        ...makeError(host),
        release: `v${index}`,
        page: `/made-up/${index}`,
        browser: `Edge ${index % 10_000}`,
        error: { name: `X${'x'.repeat(index % 9)}Error`, places: [`assets/x${index}.js:1:${index}`] },
      });
      if (index % 300 === 0) await send(...hosts.flatMap((each) => [makeSave(each), makeError(each)]));
    }
    for (const name of [...listed, '*.north.example.com']) {
      expect(await metric(counted(name, 'answer-not-saved', 'v2.14.0'))).toBe(60);
      const text = await read(`?school=${name}`);
      expect(text).toMatch(/未保存答案 60 次/);
      expect(text).toContain(`src/${ERROR.places[0]}`);
    }
    expect(await metric(dropped('rate'))).toBe(0);
    // The made-up hosts and releases have no series: ten schools, a release and the others.
    const series = (await metrics()).match(/^cloud_school_reports_total\{.*\}/gm) ?? [];
    const named = (label: string) =>
      new Set(series.map((line) => new RegExp(`${label}="([^"]*)"`).exec(line)?.[1]));
    expect(named('host')).toEqual(new Set([...listed, '*.north.example.com']));
    expect(named('release')).toEqual(new Set(['v2.14.0', 'other']));
  },
);

test('a flood of one school is cut, and no other school loses a report', { timeout: 60_000 }, async () => {
  const { send, pass, metric, read } = setUp({ schools: () => [HOST, OTHER] });
  for (let index = 0; index < 3000; index += 1) await send(makeError());
  await send(makeSave(OTHER));
  expect(await metric(counted(OTHER, 'answer-not-saved'))).toBe(1);
  expect(await metric(counted(HOST, 'error'))).toBe(2000);
  expect(await metric(dropped('rate'))).toBe(1000);
  expect(await read()).toMatch(/丢弃的报告，所有学校 1000 条 接收服务启动以来 · 太多 1000/);
  pass(SECOND);
  for (let index = 0; index < 300; index += 1) await send(makeError());
  expect(await metric(counted(HOST, 'error'))).toBeGreaterThanOrEqual(2200);
});

test('a clock that is put back or forward loses no report and freezes no page', async () => {
  const { send, pass, setClock, metric, read } = setUp();
  await send(makeSave());
  for (const by of [-HOUR, 3 * HOUR]) {
    setClock(by);
    for (let index = 0; index < 120; index += 1) {
      pass(SECOND);
      await send(makeSave());
    }
    // The page of before is none of now.
    await read();
    await send(makeSave());
    expect(await read()).toMatch(by < 0 ? /未保存答案 122 次/ : /未保存答案 121 次/);
  }
  expect(await metric(dropped('rate'))).toBe(0);
});

test('every series is there before its first report, and goes with its school or release', async () => {
  let [schools, releases] = [[HOST], ['v1']];
  const { send, metric, metrics } = setUp({ schools: () => schools, releases: () => releases });
  for (const series of [
    counted(HOST, 'hand-in-failed', 'v1'),
    counted(HOST, 'answer-not-saved'),
    `cloud_school_observed_openings_total{host="${HOST}",release="v1"}`,
    ...['unreadable', 'rate', 'host', 'full'].map(dropped),
  ])
    expect(await metric(series)).toBe(0);
  await send({ ...makeSave(), release: 'v1' });
  expect(await metric(counted(HOST, 'answer-not-saved', 'v1'))).toBe(1);
  [schools, releases] = [[OTHER], ['v2']];
  await send({ ...makeSave(OTHER), release: 'v2' });
  expect(await metric(counted(OTHER, 'answer-not-saved', 'v2'))).toBe(1);
  expect(await metrics()).not.toMatch(/yunfan|"v1"/);
});

test('a file that is full costs a device nothing, and the figures still count', async () => {
  const full = {
    ...createStore(':memory:'),
    add: () => {
      throw new Error('database or disk is full');
    },
  };
  const { post, metric } = setUp({ store: full });
  expect(await post(JSON.stringify(makeSave()))).toBe(204);
  expect(await metric(counted('*', 'answer-not-saved'))).toBe(1);
  expect(await metric(dropped('full'))).toBe(1);
});

test.each([
  ['127.0.0.1:8791', 200],
  ['localhost:8791', 200],
  ['[::1]:8791', 200],
  ['10.1.2.3:8791', 200],
  ['receiver:8791', 200],
  ['portal-receiver.default.svc:8791', 200],
  ['attacker.example:8791', 421],
  ['127.0.0.1.attacker.example', 421],
  ['svc', 200],
])('the page is the machine’s: asked for as %s it is %i', async (host, status) => {
  const { receiver } = setUp();
  for (const path of ['/', '/metrics'])
    expect((await receiver.request(`http://${host}${path}`)).status).toBe(status);
});

test('reports are forgotten after two weeks', async () => {
  const { send, pass, store } = setUp();
  await send(makeError());
  pass(15 * DAY);
  await send(makeSave());
  await expect.poll(() => store.summarise('*', 0).trouble.error.count).toBe(0);
  expect(store.summarise('*', 0).trouble['answer-not-saved'].count).toBe(1);
});

test('too many rows cost the school that has the most, in parts between which others are taken', () => {
  const store = createStore(':memory:', 3000);
  const add = (school: string, index: number) =>
    store.add({
      ...context(),
      at: START + index,
      school,
      kind: 'error',
      name: 'TypeError',
      endpoint: '',
      place: `assets/x.js:1:${index}`,
      request: '',
      value: null,
    });
  for (let index = 0; index < 8000; index += 1) add(HOST, index);
  for (let index = 0; index < 20; index += 1) add(OTHER, index);
  let parts = 1;
  while (store.prune(0)) parts += 1;
  expect(parts).toBeGreaterThan(1);
  expect(store.summarise(OTHER, 0).trouble.error.count).toBe(20);
  // Beside the places, the class of device of the other school.
  expect(store.summarise(HOST, 0).trouble.error.count).toBe(3000 - 20 - 1);
  while (store.prune(START + DAY)) parts += 1;
  expect(store.summarise(HOST, 0).trouble.error.count).toBe(0);
});
