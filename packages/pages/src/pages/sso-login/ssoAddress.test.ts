import { expect, test } from 'vitest';
import { readSsoArrival, ssoAddress } from './ssoAddress.ts';

const origin = 'https://yunfan.school.example';

test.each([
  ['?code=abc&state=s', { code: 'abc', state: 's' }],
  ['?code=abc', { code: 'abc', state: null }],
  ['?error=access_denied&state=s', { code: null, state: 's' }],
  ['?redirect=%2Fstudy', null],
  ['?code=', null],
  ['', null],
])('the query %j is read as the arrival %j', (search, arrival) => {
  expect(readSsoArrival(search)).toEqual(arrival);
});

test('the return address and the state are added to the parameters of the address', () => {
  const url = ssoAddress('https://sso.example/login?app=7&state=old', origin, 's');
  expect(url?.origin).toBe('https://sso.example');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    app: '7',
    state: 's',
    redirect_uri: `${origin}/sso-login`,
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/sso', 'sso', '', undefined])(
  '%j is no address of an outside login',
  (address) => {
    expect(ssoAddress(address, origin, 's')).toBeNull();
  },
);
