import { expect, test } from 'vitest';
import { loginAddress, safeRedirect } from './safeRedirect.ts';

const origin = 'https://yunfan.example.com';
const authPaths = ['/login', '/sso-login', '/register', '/partner-login'];

test.each([
  '//evil.com',
  '/\\evil.com',
  '\\/evil.com',
  'https://evil.com',
  'https:evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2fevil.com',
  '/%5Cevil.com',
  '/a/..//evil.com',
  '\t//evil.com',
  '/\t/evil.com',
  `${origin}@evil.com`,
  `${origin}.evil.com/`,
  `https://user:secret@yunfan.example.com/study`,
  'study/mine',
  '/login',
  '/login/student-login?x=1',
  '/login/promotion#x',
  '/partner-login',
  '/sso-login?code=1&state=2',
  '/register?type=2',
  '/Register/',
  '/%6Cogin',
  '/study/../login',
  '%09//evil.com',
  '\n//evil.com',
  ' //evil.com',
  'https:/evil.com',
  'https:///evil.com',
  'HTTPS://EVIL.COM',
  'JaVaScRiPt:alert(1)',
  'blob:https://yunfan.example.com/1',
  '/.//evil.com',
  '/a/%2e%2e//evil.com',
  '/%5c%5cevil.com',
  `${origin}//evil.com`,
  `${origin}:8443/study`,
  `http://yunfan.example.com/study`,
  `/${'a'.repeat(3000)}`,
  '',
  null,
  undefined,
])('%s goes home', (redirect) => {
  expect(safeRedirect(redirect, origin, authPaths)).toBe('/');
});

test.each([
  ['/study/mine', '/study/mine'],
  ['/study/test?workId=7&x=%20#top', '/study/test?workId=7&x=%20#top'],
  [`${origin}/study/mine?tab=2`, '/study/mine?tab=2'],
  ['/login-guide', '/login-guide'],
  ['/a/../b', '/b'],
  ['/loginsomewhere', '/loginsomewhere'],
  ['/study?next=//evil.com', '/study?next=//evil.com'],
  ['/%', '/%'],
])('%s stays as %s', (redirect, path) => {
  expect(safeRedirect(redirect, origin, authPaths)).toBe(path);
});

test('the login address carries where the visitor was, but never a login page', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
  expect(loginAddress({ loginPath: '/login', authPaths }, at('/study/test', '?workId=7', '#q'))).toBe(
    '/login?redirect=%2Fstudy%2Ftest%3FworkId%3D7%23q',
  );
  expect(
    loginAddress({ loginPath: '/partner-login', authPaths }, at('/partner-login', '?redirect=%2F')),
  ).toBe('/partner-login');
  expect(loginAddress({ loginPath: '/login', authPaths }, at('/register', '?type=2'))).toBe('/login');
  expect(loginAddress({ loginPath: '/login', authPaths }, at('/'))).toBe('/login?redirect=%2F');
});
