import { exchangeSsoCode, getUserInfo } from '@cloud-school/api-client';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { createVisitor } from '../testing/createVisitor.ts';
import { SSO_PATH } from './mountSso.ts';
import { parseReturnAddress } from './parseReturnAddress.ts';

const redirectUri = 'http://yunfan.localhost:5173/sso-login';
const desk = `http://sso.localhost${SSO_PATH}`;

function arrive() {
  const sandbox = createSandbox();
  const signInOutside = async (fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ user: 'u-he', redirect_uri: redirectUri, state: 's 1', ...fields });
    const response = await sandbox.fetch(desk, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, back: new URL(response.headers.get('location') ?? 'about:blank') };
  };
  return { sandbox, signInOutside, ...createVisitor(sandbox) };
}

describe('the external login page', () => {
  test('lists the students, and escapes its address', async () => {
    const { sandbox } = arrive();
    const query = new URLSearchParams({ redirect_uri: redirectUri, state: '"><script>alert(1)</script>' });
    const response = await sandbox.fetch(`${desk}?${query}`);
    const text = await response.text();
    expect(text).toContain('>沈雨薇</button>');
    expect(text).not.toContain('<script>');
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://yunfan.localhost:5173",
    );
  });

  test('returns with a code and the same state, and the code is valid once', async () => {
    const { client, session, signInOutside } = arrive();
    const { status, back } = await signInOutside();
    expect(status).toBe(303);
    expect(back.origin + back.pathname).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('s 1');
    const code = back.searchParams.get('code') ?? '';
    const login = await client.call(exchangeSsoCode, { code, redirectUri, tenantId: '10001' });
    session.token = login.token;
    expect(await client.call(getUserInfo, {})).toMatchObject({ id: 'u-he', name: '何志远' });
    await expect(client.call(exchangeSsoCode, { code, redirectUri, tenantId: '10001' })).rejects.toThrow(
      '单点登录凭证无效或已过期',
    );
  });

  test.each([
    ['an invented code', (code: string) => ({ code: `${code}0`, redirectUri }), 0],
    ['another return address', (code: string) => ({ code, redirectUri: `${redirectUri}2` }), 0],
    ['a code of two minutes ago', (code: string) => ({ code, redirectUri }), 120_000],
  ])('%s is refused', async (_name, exchange, later) => {
    const { client, sandbox, signInOutside } = arrive();
    const code = (await signInOutside()).back.searchParams.get('code') ?? '';
    sandbox.controls.advanceClock(later);
    await expect(client.call(exchangeSsoCode, { ...exchange(code), tenantId: '10001' })).rejects.toThrow(
      '单点登录凭证无效或已过期',
    );
  });

  test('issues no code for a foreign return address or an unknown student', async () => {
    const { sandbox, signInOutside } = arrive();
    expect((await signInOutside({ redirect_uri: 'https://evil.example/sso-login' })).status).toBe(400);
    expect((await signInOutside({ user: 'u-nobody' })).status).toBe(400);
    expect((await sandbox.fetch(`${desk}?redirect_uri=https://evil.example/sso-login`)).status).toBe(400);
    expect(sandbox.store.list('ssoCodes')).toEqual([]);
  });
});

test.each([
  ['http://yunfan.localhost:5173/sso-login', 'sso.localhost', true],
  ['https://yunfan.school.example/sso-login', 'sso.school.example', true],
  ['http://127.0.0.1:80/sso-login', '127.0.0.1', true],
  ['http://127.0.0.2/sso-login', '127.0.0.1', false],
  ['https://yunfan.evil.example/sso-login', 'sso.school.example', false],
  ['http://localhost.evil.example/sso-login', 'sso.localhost', false],
  ['http://sso.localhost@evil.example/sso-login', 'sso.localhost', false],
  ['http://a:b@yunfan.localhost/sso-login', 'sso.localhost', false],
  ['http://yunfan.localhost/login', 'sso.localhost', false],
  ['http://yunfan.localhost/sso-login?x=1', 'sso.localhost', false],
  ['javascript:alert(1)', 'sso.localhost', false],
  ['/sso-login', 'sso.localhost', false],
  ['', 'sso.localhost', false],
])('%s may be returned to from %s: %s', (text, host, isAllowed) => {
  expect(parseReturnAddress(text, host) !== null).toBe(isAllowed);
});
