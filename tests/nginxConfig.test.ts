import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CACHING } from '../packages/sandbox/src/server/siteHeaders.ts';
import { toHeadersConf } from '../scripts/nginx/toHeadersConf.ts';
import { type Schools, toSchoolsConf } from '../scripts/nginx/toSchoolsConf.ts';

const read = (name: string) => readFileSync(new URL(`../deploy/nginx/${name}`, import.meta.url), 'utf8');

test('the kept files are those of `pnpm nginx:write`', () => {
  expect(read('schools.conf')).toBe(toSchoolsConf(JSON.parse(read('schools.json')) as Schools));
  expect(read('headers.conf')).toBe(toHeadersConf());
});

test('nginx caches as the sandbox does', () => {
  const locations = [...read('cloud-school.conf').matchAll(/^ {4}location (\S+ \S+) \{\n(.*?)^ {4}\}/gms)];
  const caching = locations.flatMap(([, name = '', body = '']) => {
    const value = /add_header cache-control "([^"]+)"/.exec(body)?.[1];
    return value ? [[name, value]] : [];
  });
  expect(Object.fromEntries(caching)).toEqual({
    '^~ /assets/': CACHING.hashed,
    [String.raw`~ \.\w+$`]: CACHING.named,
    '= /index.html': CACHING.named,
  });
});

test('a value cannot leave its string, its script element or become a variable of nginx', () => {
  const conf = toSchoolsConf({ 'a.example.com': { ACCESS_KEY: `'";}$host</script>\\\n` } });
  expect(conf).toContain(
    String.raw`a.example.com '{"ACCESS_KEY":"\u0027\u0022;}\u0024host\u003c/script>\u005c\u000a"}';`,
  );
});

test.each(['Yunfan.example.com', 'yunfan.example.com:80', 'default', '*.example.com', 'a b.com', ''])(
  "'%s' is no host name",
  (host) => {
    expect(() => toSchoolsConf({ [host]: {} })).toThrow('is no host name');
  },
);
