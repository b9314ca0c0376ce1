import { describe, expect, it } from 'vitest';
import type { ClientSession } from '../Client.ts';
import { getUserInfo } from '../endpoints/person/user.ts';
import { getSchoolInfo } from '../endpoints/school/school.ts';
import { envelope, createRecordingClient } from '../testing/createRecordingClient.ts';
import { COMMON_HEADERS } from './addHeaders.ts';

const config = {
  clientId: 'school-app',
  clientSecret: 'open sesame',
  applicationId: 'app-7',
  grayVersion: 'canary',
};
async function headersOf(
  options: Parameters<typeof createRecordingClient>[1],
): Promise<Record<string, string | null>> {
  const { client, requests } = createRecordingClient(envelope({}), options);
  await client.call(getSchoolInfo, { tenantId: '1001' });
  return Object.fromEntries(COMMON_HEADERS.map((name) => [name, requests[0]?.headers.get(name) ?? null]));
}

describe('headers of a call (API-01)', () => {
  it('are tenant, school, token, version, platform, application and authorisation', async () => {
    expect(await headersOf({ config })).toEqual({
      tenantId: '1001',
      schoolId: '2001',
      token: 'token-1',
      gray_version: 'canary',
      platformType: 'SZYX',
      applicationId: 'app-7',
      // base64 of 'school-app:open sesame'
      Authorization: 'Basic c2Nob29sLWFwcDpvcGVuIHNlc2FtZQ==',
    });
  });

  it('leave out missing values', async () => {
    const session = () => ({ tenantId: null, schoolId: null, token: null });
    const known = Object.entries(await headersOf({ session })).filter(([, value]) => value !== null);
    expect(known).toEqual([['platformType', 'SZYX']]);
  });

  it('include Authorization only with both client id and secret', async () => {
    expect((await headersOf({ config: { clientId: 'school-app' } })).Authorization).toBeNull();
    expect((await headersOf({ config: { clientSecret: 'x' } })).Authorization).toBeNull();
  });

  it('encode a client id with non-Latin letters as UTF-8', async () => {
    const { Authorization } = await headersOf({ config: { clientId: '云帆', clientSecret: '密' } });
    const bytes = Uint8Array.from(atob((Authorization ?? '').slice('Basic '.length)), (char) =>
      char.charCodeAt(0),
    );
    expect(new TextDecoder().decode(bytes)).toBe('云帆:密');
  });

  it.each(['令牌', 'a\nb', 'a\r\nx-evil: 1', ''])('treat the corrupt token %j as absent', async (token) => {
    const session = () => ({ tenantId: '1001', schoolId: null, token });
    expect((await headersOf({ session })).token).toBeNull();
  });

  it('follow the session between calls', async () => {
    const state: ClientSession = { tenantId: '1001', schoolId: null, token: null };
    const { client, requests } = createRecordingClient(envelope({}), { session: () => state });
    await client.call(getSchoolInfo, { tenantId: '1001' });
    state.token = 'fresh';
    await client.call(getSchoolInfo, { tenantId: '1001' });
    expect(requests.map((request) => request.headers.get('token'))).toEqual([null, 'fresh']);
  });

  it('carry the token of a login that is not in the session yet, for that call only', async () => {
    const visitor: ClientSession = { tenantId: '1001', schoolId: null, token: null };
    const { client, requests } = createRecordingClient(envelope({ id: 5 }), {
      config,
      session: () => visitor,
    });
    await client.call(getUserInfo, {}, { token: 'fresh' });
    await client.call(getSchoolInfo, { tenantId: '1001' });
    expect(requests.map((request) => request.headers.get('token'))).toEqual(['fresh', null]);
  });

  it.each([
    'https://files.example.com/school',
    'http://evil.localhost/api/school',
    'http://yunfan.localhost:8443/api/school',
    'https://yunfan.localhost/api/school',
  ])('never reach the other host of a remapped call to %s', async (url) => {
    const { client, requests } = createRecordingClient(envelope({}), {
      config,
      remap: { 'school.info': url },
    });
    await client.call(getSchoolInfo, { tenantId: '1001' });
    expect(requests[0]?.url.startsWith(url)).toBe(true);
    expect(COMMON_HEADERS.filter((name) => requests[0]?.headers.has(name))).toEqual([]);
  });

  it('do not reach another host by a redirect: a redirect is an error', async () => {
    const { client, requests } = createRecordingClient(envelope({}), { config });
    await client.call(getSchoolInfo, { tenantId: '1001' });
    expect(requests[0]?.redirect).toBe('error');
  });
});
