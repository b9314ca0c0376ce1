import { expect, test } from 'vitest';
import { loginAddress, safeRedirect } from './safeRedirect.ts';

const origin = 'https://yunfan.example.com';

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
  '/kingdee-login',
  `/${'a'.repeat(3000)}`,
  '',
  null,
  undefined,
])('%s goes home', (redirect) => {
  expect(safeRedirect(redirect, origin)).toBe('/');
});

test.each([
  ['/study/mine', '/study/mine'],
  ['/study/test?workId=7&x=%20#top', '/study/test?workId=7&x=%20#top'],
  [`${origin}/study/mine?tab=2`, '/study/mine?tab=2'],
  ['/login-guide', '/login-guide'],
  ['/a/../b', '/b'],
])('%s is kept as %s', (redirect, path) => {
  expect(safeRedirect(redirect, origin)).toBe(path);
});

test('the login address carries where the visitor was, but never a login page', () => {
  const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
  expect(loginAddress('/login', at('/study/test', '?workId=7', '#q'))).toBe(
    '/login?redirect=%2Fstudy%2Ftest%3FworkId%3D7%23q',
  );
  expect(loginAddress('/kingdee-login', at('/kingdee-login', '?redirect=%2F'))).toBe('/kingdee-login');
  expect(loginAddress('/login', at('/'))).toBe('/login');
});
