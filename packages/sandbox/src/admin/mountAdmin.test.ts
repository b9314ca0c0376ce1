import { getCaptcha, listTestLogs, sendSmsCode } from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { openExam } from '../testing/openExam.ts';

const mobile = '13700000001';
const JSON_TYPE = { 'content-type': 'application/json' };

function arrive() {
  const sandbox = createSandbox();
  const get = async (path: string): Promise<unknown> => (await sandbox.fetch(`/__sandbox${path}`)).json();
  const post = async (path: string, body: unknown = {}) => {
    const response = await sandbox.fetch(`/__sandbox${path}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { sandbox, get, post, ...createVisitor(sandbox) };
}

test('the list names all admin addresses', async () => {
  const { get, sandbox } = arrive();
  const addresses = Object.keys((await get('')) as object);
  expect(addresses).toHaveLength(10);
  for (const address of addresses) {
    const [method, path = ''] = address.split(' ');
    const body = method === 'POST' ? '{}' : null;
    const filled = path.replace('redirect_uri=', 'redirect_uri=http://yunfan.localhost/sso-login');
    expect((await sandbox.fetch(filled, { method, body, headers: JSON_TYPE })).status).toBe(200);
  }
});

test.each([
  [
    'a form of another site',
    'http://localhost:8787',
    { origin: 'https://evil.example', 'content-type': 'text/plain' },
    403,
  ],
  [
    'a script of another site',
    'http://localhost:8787',
    { origin: 'https://evil.example', ...JSON_TYPE },
    403,
  ],
  ['a page in a sandboxed frame', 'http://localhost:8787', { origin: 'null', ...JSON_TYPE }, 403],
  ['another port', 'http://localhost:8787', { origin: 'http://localhost:5173', ...JSON_TYPE }, 403],
  [
    'a name that points here',
    'http://evil.example:8787',
    { origin: 'http://evil.example:8787', ...JSON_TYPE },
    403,
  ],
  ['text', 'http://localhost:8787', { 'content-type': 'text/plain' }, 415],
  [
    'its own page',
    'http://yunfan.localhost:8787',
    { origin: 'http://yunfan.localhost:8787', ...JSON_TYPE },
    200,
  ],
  ['a command', 'http://127.0.0.1:8787', JSON_TYPE, 200],
])('the controls answer %s', async (_who, site, headers, status) => {
  const { sandbox } = arrive();
  const send = async (path: string) => {
    const request = { method: 'POST', headers, body: '{"latency":1}' };
    return (await sandbox.fetch(`${site}/__sandbox/${path}`, request)).status;
  };
  expect(await send('controls')).toBe(status);
  expect(sandbox.controls.state().latency).toBe(status === 200 ? 1 : 0);
  expect(await send('reset')).toBe(status);
});

test('codes are not read by a name that points here', async () => {
  const { sandbox } = arrive();
  for (const path of ['sms?mobile=', 'captchas', 'state'])
    expect((await sandbox.fetch(`http://evil.example:8787/__sandbox/${path}`)).status).toBe(403);
});

test('SMS codes are listed by mobile', async () => {
  const { client, get, sandbox } = arrive();
  expect(await get(`/sms?mobile=${mobile}`)).toEqual({ messages: [] });
  await client.call(sendSmsCode, { mobile });
  const { code } = sandbox.controls.smsMessages(mobile)[0] ?? {};
  expect(await get(`/sms?mobile=${mobile}`)).toMatchObject({ messages: [{ code, isUsed: false }] });
});

test('captchas are listed by key, or all of them', async () => {
  const { client, get } = arrive();
  expect(await get('/captchas')).toEqual({ captchas: [] });
  await client.call(getCaptcha, { key: 'abcdefgh23456789' });
  await client.call(getCaptcha, { key: 'hgfedcba98765432' });
  const one = { key: 'abcdefgh23456789', code: expect.stringMatching(/^\d{4}$/) as unknown, isUsed: false };
  expect(await get('/captchas?key=abcdefgh23456789')).toMatchObject({ captchas: [one] });
  expect(await get('/captchas')).toMatchObject({ captchas: [{ key: 'hgfedcba98765432' }, one] });
});

test('reports of portals are listed, oldest first, until the reset', async () => {
  const { get, post } = arrive();
  const report = { page: '/', kind: 'hand-in-failed', reason: 'unavailable' };
  await post('/reports', report);
  await post('/reports', { page: '/login' });
  expect(await get('/reports')).toEqual({ reports: [report, { page: '/login' }] });
  expect(await post('/reports', 'no object')).toMatchObject({ status: 400 });
  await post('/reset');
  expect(await get('/reports')).toEqual({ reports: [] });
});

test('faults can be set and are shown', async () => {
  const { get, post } = arrive();
  const now = Date.parse('2027-01-01T12:00:00+08:00');
  const fail = [{ endpointId: 'test.finish', outcome: 'hang', times: 2 }];
  const set = await post('/controls', { latency: 1, failureRate: 0.5, now, advance: 1000, fail });
  const expected = { latency: 1, failureRate: 0.5, now: now + 1000, pendingFailures: fail };
  expect(set).toMatchObject({ status: 200, body: expected });
  expect(await get('/state')).toMatchObject(expected);
  expect(await post('/controls', { clearFailures: true })).toMatchObject({ body: { pendingFailures: [] } });
});

test.each([
  ['no object', []],
  ['an unknown outcome', { latency: 900, fail: [{ endpointId: 'test.finish', outcome: 'explode' }] }],
  ['an unknown endpoint', { latency: 900, fail: [{ endpointId: 'test.finsh', outcome: 'hang' }] }],
  ['an attempt that is not there', { mark: { answerLogId: 'log-none' } }],
])('%s is refused and changes nothing', async (_name, body) => {
  const { get, post } = arrive();
  expect(await post('/controls', body)).toMatchObject({ status: 400 });
  expect(await get('/state')).toMatchObject({ latency: 0, pendingFailures: [] });
});

test('attempts can be marked, tokens expired, and everything reset', async () => {
  const { client, post, signIn } = arrive();
  await signIn('u-shen');
  const testQuery = { classId: 'c-elder-3', studentId: null, courseId: null, classroomId: 'r-theory-2' };
  const { workId } = await openExam(client, testQuery);
  await post('/controls', { mark: { answerLogId: 'log-shen-2' } });
  const [latest] = await client.call(listTestLogs, { workId });
  expect(latest).toMatchObject({ id: 'log-shen-2', status: 'reviewed', score: 92 });
  await post('/controls', { expireTokens: 'u-shen' });
  await expect(client.call(listTestLogs, { workId })).rejects.toThrow('session-expired');
  expect(await post('/reset')).toMatchObject({ body: { isReset: true } });
  await signIn('u-shen');
  expect(await client.call(listTestLogs, { workId })).toMatchObject([
    { status: 'pending-review' },
    { score: 82 },
  ]);
});

test('a report of a page of another site, and one beyond 16 kB, is refused', async () => {
  const { sandbox, get } = arrive();
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const address = 'http://yunfan.localhost:8787/__sandbox/reports';
    return (await sandbox.fetch(address, { method: 'POST', body, headers })).status;
  };
  expect(await send('{}', { origin: 'http://yunfan.localhost:8787' })).toBe(200);
  expect(await send('{}', { origin: 'https://evil.example' })).toBe(403);
  expect(await send(JSON.stringify({ padding: 'x'.repeat(20_000) }))).toBe(413);
  expect(await get('/reports')).toEqual({ reports: [{}] });
});
