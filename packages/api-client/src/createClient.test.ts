import { describe, expect, it } from 'vitest';
import { defineEndpoint } from './endpoint.ts';
import { getUserInfo } from './endpoints/person/user.ts';
import { getSchoolInfo } from './endpoints/school/school.ts';
import { pageNotices } from './endpoints/site/notice.ts';
import { ApiError } from './errors/ApiError.ts';
import { envelope, catchError, createRecordingClient } from './testing/createRecordingClient.ts';

const tenant = { tenantId: '1001' };
const aPage = { current: 1, size: 5 };

describe('a call', () => {
  it('is sent to the path below the base and resolves to the domain type', async () => {
    const records = [{ id: 7, title: '考场安排', createdTime: '2026-11-20 10:30:00' }];
    const data = { records, current: '2', pages: '3', size: '5', total: '11' };
    const { client, requests } = createRecordingClient(envelope(data));
    expect(await client.call(pageNotices, { current: 2, size: 5 })).toEqual({
      items: [{ id: '7', title: '考场安排', writerName: null, createdAt: '2026-11-20 10:30:00' }],
      current: 2,
      pages: 3,
      size: 5,
      total: 11,
    });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toBe('http://yunfan.localhost/api/universityAdvertise/anyUser/notice/page');
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(requests[0]?.headers.get('accept')).toBe('application/json');
  });

  it.each(['http://yunfan.localhost/api', 'http://yunfan.localhost/api/'])(
    'joins the base %s',
    async (baseUrl) => {
      const { client, requests } = createRecordingClient(envelope({}), { config: { baseUrl } });
      await client.call(getSchoolInfo, tenant);
      expect(new URL(requests[0]?.url ?? '').pathname).toBe(`/api${getSchoolInfo.path}`);
    },
  );

  it('uses the remapped path of its id', async () => {
    const { client, requests } = createRecordingClient(envelope({}), {
      remap: { 'school.info': '/v2/school' },
    });
    await client.call(getSchoolInfo, tenant);
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/v2/school');
  });

  it('fills the path from the payload', async () => {
    const { client, requests } = createRecordingClient(envelope({}), {
      remap: { 'school.info': '/school/{tenantId}' },
    });
    await client.call(getSchoolInfo, { tenantId: '10/01 ?' });
    const { pathname, searchParams } = new URL(requests[0]?.url ?? '');
    expect(pathname).toBe('/api/school/10%2F01%20%3F');
    expect(searchParams.has('tenantId')).toBe(false);
  });

  it.each(['', '.', '..'])('is not sent with %j in its path', async (tenantId) => {
    const { client, requests } = createRecordingClient(envelope({}), {
      remap: { 'school.info': '/school/{tenantId}' },
    });
    expect(await catchError(client.call(getSchoolInfo, { tenantId }))).toBeInstanceOf(ApiError);
    expect(requests).toEqual([]);
  });

  it.each([true, false])('can outlive the page: keepalive %s', async (isKeepalive) => {
    const { client, requests } = createRecordingClient(envelope({}));
    await client.call(pageNotices, aPage, { isKeepalive }).catch(() => undefined);
    expect(requests[0]?.keepalive).toBe(isKeepalive);
  });

  it.each([
    { letters: '字'.repeat(10_000), outlives: [true, true, false] },
    { letters: '字'.repeat(25_000), outlives: [false, false, false] },
  ])(
    'outlives the page only while all bodies fit the limit of browsers: %#',
    async ({ letters, outlives }) => {
      const { client, requests } = createRecordingClient(envelope({}));
      const long = defineEndpoint({ ...pageNotices, toPayload: () => ({ letters }), parse: () => null });
      await Promise.all(outlives.map(() => client.call(long, aPage, { isKeepalive: true })));
      expect(requests.map(({ keepalive }) => keepalive)).toEqual(outlives);
      await client.call(long, aPage, { isKeepalive: true });
      expect(requests[3]?.keepalive).toBe(outlives[0]);
    },
  );

  it.each([null, ''])('that needs a token is not sent with the token %j', async (token) => {
    const session = () => ({ tenantId: '1001', schoolId: null, token });
    const { client, requests } = createRecordingClient(envelope({}), { session });
    expect(await catchError(client.call(getUserInfo, {}))).toMatchObject({
      kind: 'session-expired',
      userMessage: '请登录',
      endpointId: 'login.userInfo',
      code: null,
    });
    expect(requests).toEqual([]);
  });

  it('rejects with an ApiError whatever fails', async () => {
    const broken = defineEndpoint({
      ...getSchoolInfo,
      parse: () => {
        throw new RangeError('a slip of the parser');
      },
    });
    expect(await catchError(createRecordingClient(envelope({})).client.call(broken, tenant))).toMatchObject({
      kind: 'malformed',
    });
    const session = () => {
      throw new Error('storage is broken');
    };
    expect(
      await catchError(createRecordingClient(envelope({}), { session }).client.call(getSchoolInfo, tenant)),
    ).toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('a file', () => {
  const getFile = defineEndpoint({
    id: 'test.file',
    method: 'GET',
    path: '/file',
    isBlob: true,
    toPayload: () => ({}),
    parse: (data) => data,
  });
  const ask = (body: BodyInit, type: string) =>
    createRecordingClient(new Response(body, { headers: { 'Content-Type': type } })).client.call(
      getFile,
      undefined,
    );

  it('resolves to a Blob', async () => {
    const file = await ask('png', 'image/png');
    expect(file).toBeInstanceOf(Blob);
    expect(await (file as Blob).text()).toBe('png');
  });

  it('that is refused rejects with the message of the envelope', async () => {
    const error = await catchError(ask('{"code":7,"msg":"操作太频繁"}', 'application/json'));
    expect(error).toMatchObject({ kind: 'rejected', userMessage: '操作太频繁' });
  });

  it.each([
    ['', 'image/png'],
    ['{"code":0,"data":{}}', 'application/json;charset=utf-8'],
    ['<html>', 'application/json'],
  ])('of %j as %s is malformed', async (body, type) => {
    expect(await catchError(ask(body, type))).toMatchObject({ kind: 'malformed' });
  });
});
