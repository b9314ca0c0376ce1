import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CACHING } from '../packages/sandbox/src/server/siteHeaders.ts';
import { readSchools } from '../scripts/nginx/readSchools.ts';
import { schoolsOfEnvironment } from '../scripts/nginx/schoolsOfEnvironment.ts';
import { toDroppedHeadersConf } from '../scripts/nginx/toDroppedHeadersConf.ts';
import { toHeadersConf } from '../scripts/nginx/toHeadersConf.ts';
import { type Schools, toSchoolsConf } from '../scripts/nginx/toSchoolsConf.ts';

const read = (name: string) => readFileSync(new URL(`../deploy/nginx/${name}`, import.meta.url), 'utf8');

test('the files of `deploy` are those of `pnpm write nginx`', () => {
  expect(read('schools.conf')).toBe(toSchoolsConf(JSON.parse(read('schools.json')) as Schools));
  expect(read('headers.conf')).toBe(toHeadersConf());
  expect(read('dropped-headers.conf')).toBe(toDroppedHeadersConf());
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

const UNIT = new URL('../deploy/systemd/cloud-school-renderer@.service', import.meta.url).pathname;
const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', UNIT], {
  encoding: 'utf8',
});

test.skipIf(judged.error)('the exposure of the renderer is at most 3 of 10', () => {
  expect(judged.stdout).toMatch(/Overall exposure level for \S+: [0-3]\.\d /);
  expect(judged.status).toBe(0);
});

test('a value cannot leave its string, its script element or become a variable of nginx', () => {
  const conf = toSchoolsConf({ 'a.example.com': { ACCESS_KEY: `'";}$host</script>\\\n` } });
  expect(conf).toContain(
    String.raw`a.example.com '{"ACCESS_KEY":"\u0027\u0022;}\u0024host\u003c/script>\u005c\u000a"}';`,
  );
});

test.each(['Yunfan.example.com', 'yunfan.example.com:80', 'default', 'yunfan.*.com', 'a b.com', ''])(
  "'%s' is no host name",
  (host) => {
    expect(readSchools(JSON.stringify({ [host]: { ACCESS_KEY: 'key' } })).problems).toEqual([
      expect.stringMatching(/: no host name in small letters/),
    ]);
  },
);

test.each([
  ['{', /^schools.json is no JSON: /],
  ['[]', /is no object of host names/],
  ['{}', /has no host/],
  ['{"a.example.com":1}', /^a.example.com: its values are no object/],
  ['{"a.example.com":{"ACCESS_KEY":1}}', /^a.example.com: the value of “ACCESS_KEY” is no text/],
  [
    '{"a.example.com":{"ACCESS_KEY":"key","OBJECT_STORAGE":"https://a.com/path"}}',
    /“OBJECT_STORAGE”的值不对/,
  ],
])('%s is refused with a sentence', (text, sentence) => {
  expect(readSchools(text).problems).toEqual([expect.stringMatching(sentence)]);
});

test('a host may stand for all names below one', () => {
  const { schools, problems } = readSchools(
    '{"*.example.com":{"ACCESS_KEY":"key","OBJECT_STORAGE":"https://a.com https://b.com:8443"}}',
  );
  expect(problems).toEqual([]);
  expect(toSchoolsConf(schools)).toContain(
    '    hostnames;\n    default \'{}\';\n    *.example.com \'{"ACCESS_KEY":"key"}\';',
  );
});

const START = new URL('../deploy/images/start.sh', import.meta.url).pathname;

test.each([
  '',
  'back-end:8080',
  'https://back-end',
  'http://',
  'http://back-end:8080/api',
  'http://a; b',
  'http://a\nb',
])("an image refuses the back end '%s' with a sentence", (address) => {
  const { status, stderr } = spawnSync('sh', [START, 'web'], {
    env: { BACK_END: address },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^BACK_END is '[^']*': set the address of/)]);
});

test('an image takes the list of schools from its environment', () => {
  const list = '{"a.example.com":{"ACCESS_KEY":"key"}}';
  expect(schoolsOfEnvironment({ SCHOOLS: list })).toBe(list);
  const one = { SCHOOL_HOST: 'a.example.com', CLOUD_SCHOOL_ACCESS_KEY: 'key' };
  expect(schoolsOfEnvironment(one)).toBe(list);
  expect(schoolsOfEnvironment({})).toBeNull();
});
