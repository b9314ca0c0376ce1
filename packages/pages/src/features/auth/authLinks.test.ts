import { expect, test } from 'vitest';
import { authLinks, withRedirect } from './authLinks.ts';

const search = (text: string) => new URLSearchParams(text);

test('the redirect is passed on, and no other parameter', () => {
  expect(withRedirect('/register?type=1', search('?redirect=%2Fa%3Fb%3D1%26c&code=x'))).toBe(
    '/register?type=1&redirect=%2Fa%3Fb%3D1%26c',
  );
  expect(withRedirect('/login', search('?redirect=/a'))).toBe('/login?redirect=%2Fa');
  expect(withRedirect('/login', search('?x=1'))).toBe('/login');
});

test('single sign-on is offered where it is configured, and not on its own page', () => {
  const labels = (current: string, ssoAddress?: string) =>
    authLinks(current, search(''), { ssoAddress }).map(({ label }) => label);
  expect(labels('/login')).toEqual(['企业入驻', '推广员登录']);
  expect(labels('/login', 'https://sso.example')).toEqual(['企业入驻', '推广员登录', '单点登录']);
  expect(labels('/sso-login', 'https://sso.example')).toEqual(['企业入驻', '推广员登录']);
  expect(labels('/login/promotion')).toEqual(['企业入驻', '学员登录']);
});
