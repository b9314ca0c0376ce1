import type { PortalReport } from '@cloud-school/pages';
import { expect, test } from 'vitest';
import { createReceiver, type ReceiverOptions } from './createReceiver.ts';
import { createStore } from './createStore.ts';

const HOST = 'yunfan.example.com';
const START = Date.parse('2026-11-26T09:00:00+08:00');
const MINUTE = 60_000;

let openings = 0;
const context = (host = HOST) => ({
  release: 'v2.14.0',
  host,
  page: '/study/test/answer',
  device: 'desktop' as const,
  browser: 'Chrome 109',
  pageRequestId: (openings += 1).toString(16).padStart(32, '0'),
});
const ERROR = { name: 'TypeError', places: ['assets/exam~Page-x.js:1:3821', 'assets/start-y.js:1:2'] };
const REQUEST = '4bf92f3577b34da6a3ce929d0e0e4736';
const makeError = (host?: string): PortalReport => ({
  ...context(host),
  kind: 'error',
  caughtBy: 'window',
  error: ERROR,
});
const makeSave = (): PortalReport => ({
  ...context(),
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
  const store = createStore(':memory:');
  const receiver = createReceiver({ store, now: () => now, ...options });
  const post = async (body: string) => (await receiver.request('/reports', { method: 'POST', body })).status;
  return {
    store,
    receiver,
    post,
    send: async (...reports: object[]) => {
      for (const report of reports) await post(JSON.stringify(report));
    },
    pass: (ms: number) => (now += ms),
    /** The text of the page, in one line. */
    read: async (query = '') => {
      // The page is kept for two seconds.
      now += 3000;
      const html = await (await receiver.request(`/${query}`)).text();
      return html
        .slice(html.indexOf('<main'))
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ');
    },
    metrics: async () => await (await receiver.request('/metrics')).text(),
  };
}

test('a page shows the last hour of a school: failures, errors by place, devices and speed', async () => {
  const findSource = (place: string) => (place === ERROR.places[0] ? 'src/exam/saveAnswer.ts:88' : null);
  const { send, pass, read } = setUp({ findSource });
  await send(makeError());
  pass(120 * MINUTE);
  await send(makeSave(), makeSave(), makeError(), makeError('qihang.example.com'));
  await send(makeVital('TTFB', 100), ...[1000, 2000, 3000, 4000].map((ms) => makeVital('LCP', ms)));
  const text = await read(`?host=${HOST}`);
  expect(text).toContain('有保存或交卷没有得到确认');
  expect(text).toMatch(/未保存答案 2 次 2 个页面 · 最近一次 11:00/);
  expect(text).toMatch(/交卷失败 0 次/);
  expect(text).toMatch(/错误，按位置合并 2 处 · 3 次/);
  // What touches answers comes first; an error that was seen before the hour is not new.
  expect(text).toMatch(
    /保存答案没有得到确认：服务器没有应答 .* 4bf92f3577b34da6a3ce929d0e0e4736 .*影响答题 新 .*TypeError src\/exam\/saveAnswer\.ts:88 .*assets\/exam~Page-x\.js:1:3821 .* 之前有过/,
  );
  expect(text).toMatch(/1 次打开被抽中/);
  expect(text).toMatch(/LCP .* P50 2\.0 s P75 3\.0 s ，超过界限 P95 4\.0 s ，超过界限/);
  expect(text).toMatch(/电脑 · Chrome 109 8 ! 3 个有错/);
  expect(await read('?host=qihang.example.com&period=15m')).toMatch(/1 处 · 1 次/);
});

test('silence is not calm', async () => {
  const { send, pass, read } = setUp();
  expect(await read()).toContain('还没有收到过报告');
  await send(makeVital('TTFB', 100));
  expect(await read()).toContain('没有保存或交卷失败');
  pass(120 * MINUTE);
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
])('%s is answered like any other, and not kept', async (_name, body) => {
  const { post, store, metrics } = setUp();
  expect(await post(body)).toBe(204);
  expect(store.hosts()).toEqual([]);
  expect(await metrics()).toContain('cloud_school_reports_dropped_total{reason="unreadable"} 1\n');
});

test('of a place that is none only the error is kept, and words of the address are escaped', async () => {
  const { send, read, receiver } = setUp();
  await send({ ...makeError(), error: { ...ERROR, places: ['"><script>alert(1)</script>'] } });
  expect(await read()).toMatch(/1 处 · 1 次/);
  const answer = await receiver.request('/?host=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&period=toString');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).not.toContain('alert(1)');
});

test('reports of hosts that are not listed are dropped', async () => {
  const { send, store } = setUp({ knows: (host) => host === HOST });
  await send(makeError('attacker.example'), makeError(`${HOST}:8443`));
  expect(store.hosts().map(({ host }) => host)).toEqual([`${HOST}:8443`]);
});

test('a flood is cut, and so are made-up hosts, places and releases', async () => {
  const { send, pass, store, metrics } = setUp();
  for (let index = 0; index < 2500; index += 1) {
    pass(10);
    await send({
      ...makeError(index % 5 === 0 ? `h${index}.example.com` : HOST),
      release: `v${index}`,
      error: { name: 'TypeError', places: [`assets/x${index}.js:1:1`] },
    });
  }
  const reports = store.list(HOST, 0);
  expect(store.hosts().length).toBeLessThanOrEqual(200);
  expect(new Set(reports.map(({ place }) => place)).size).toBeLessThanOrEqual(501);
  expect(new Set(reports.map(({ release }) => release)).size).toBeLessThanOrEqual(51);
  expect((await metrics()).split('\n').length).toBeLessThan(2000);
  const before = store.list(HOST, 0).length;
  for (let index = 0; index < 3000; index += 1) await send(makeError());
  expect(store.list(HOST, 0).length - before).toBeLessThanOrEqual(2000);
  expect(await metrics()).toMatch(/dropped_total\{reason="rate"\} [1-9]/);
});

test('a file that is full costs a device nothing, and the figures still count', async () => {
  const store = createStore(':memory:');
  const full = {
    ...store,
    add: () => {
      throw new Error('database or disk is full');
    },
  };
  const { post, metrics } = setUp({ store: full });
  expect(await post(JSON.stringify(makeSave()))).toBe(204);
  expect(await metrics()).toMatch(/reports_total\{.*kind="answer-not-saved"\} 1\n/);
  expect(await metrics()).toContain('cloud_school_reports_dropped_total{reason="full"} 1\n');
});

test('a page that shows the newest reports alone says since when', async () => {
  const { send, pass, read } = setUp({ store: createStore(':memory:', 1000, 3) });
  await send(makeError());
  pass(10 * MINUTE);
  await send(makeSave());
  expect(await read()).not.toContain('报告太多');
  await send(makeSave(), makeSave());
  expect(await read()).toContain('报告太多，只算了 09:10 以来的');
});

test('reports are forgotten after two weeks, and the oldest beyond a number', async () => {
  const { send, pass, store } = setUp();
  await send(makeError());
  pass(15 * 24 * 60 * MINUTE);
  await send(makeSave());
  expect(store.list(HOST, 0).map(({ kind }) => kind)).toEqual(['answer-not-saved']);
  const small = createStore(':memory:', 2);
  for (const report of [makeError(), makeError(), makeError()]) {
    const { host, page, release, device, browser, pageRequestId: opening } = report;
    const rest = { name: 'TypeError', endpoint: '', place: '', request: '', value: null };
    small.add({ at: openings, kind: 'error', host, page, release, device, browser, opening, ...rest });
  }
  small.prune(0);
  expect(small.list(HOST, 0)).toHaveLength(2);
});
