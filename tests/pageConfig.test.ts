import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFIG_NAMES, type ConfigName } from '../packages/pages/src/platform/config/ConfigName.ts';
import { findConfigProblems } from '../packages/pages/src/platform/config/findConfigProblems.ts';
import { readHostConfig, toPageConfig } from '../packages/renderer/src/hostConfig.ts';
import { contentSecurityPolicy } from '../packages/sandbox/src/server/contentSecurityPolicy.ts';
import { configJson } from '../scripts/build-plugins/runtimeConfig.ts';

const DOCUMENTED = [
  ...readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(/^CLOUD_SCHOOL_(\w+)=/gm),
].map(([, name = '']) => name);

const HOST_ITEMS = ['UPLOAD_SERVER', 'OBJECT_STORAGE', 'COOKIE_DOMAIN', 'MAPS_SECRET'];

const environment = Object.fromEntries(
  DOCUMENTED.map((name) => [`CLOUD_SCHOOL_${name}`, `value of ${name}`]),
);

test.each([
  ['the development server', (given: typeof environment) => JSON.parse(configJson(given)) as object],
  ["the sandbox's server", (given: typeof environment) => toPageConfig(readHostConfig(given))],
])('%s sends a page every documented item except those of the host', (_server, read) => {
  expect(Object.keys(read(environment)).toSorted()).toEqual(
    DOCUMENTED.filter((name) => !HOST_ITEMS.includes(name)).toSorted(),
  );
});

test('a value cannot end the script element, and other variables stay out of the page', () => {
  expect(configJson({ CLOUD_SCHOOL_ACCESS_KEY: '</script>', PATH: '/bin', CLOUD_SCHOOL_MAPS_KEY: '' })).toBe(
    String.raw`{"ACCESS_KEY":"\u003c/script>"}`,
  );
});

/** What a page does with the origin of an item; the others are no address, or only linked to. */
const LOADED_AS: Partial<Record<ConfigName, readonly string[]>> = {
  API_BASE: ['connect-src'],
  MAP_TILES: ['img-src'],
  MOBILE_APP_ADDRESS: ['frame-src'],
  DOCUMENT_VIEWER_ADDRESS: ['frame-src'],
  VIDEO_HOSTS: ['frame-src'],
  WECHAT_SDK_ADDRESS: ['script-src'],
  WECHAT_SIGNATURE_ADDRESS: ['connect-src'],
  DOWNLOAD_HOSTS: ['connect-src'],
  REPORT_ADDRESS: ['connect-src'],
};

test.each(CONFIG_NAMES)('the policy lets a page load from %s as the table says', (name) => {
  const opened = contentSecurityPolicy({ [name]: 'https://of-the-item.example/x' })
    .split('; ')
    .filter((directive) => directive.includes('https://of-the-item.example'))
    .map((directive) => directive.split(' ')[0]);
  expect(opened).toEqual(LOADED_AS[name] ?? []);
});

test.each(Object.keys(LOADED_AS))('an address of %s whose host the policy cannot name is refused', (name) => {
  const addresses = ['https://{s}.tiles.example.com/1.png', 'https://*.example.com/', "https://a';b/"];
  const named = addresses.map((address) => findConfigProblems(JSON.stringify({ [name]: address })));
  expect(named).toEqual(addresses.map(() => [expect.objectContaining({ kind: 'malformed', name })]));
  // Origins have no path.
  const good = name.endsWith('_HOSTS') ? 'https://a.example.com' : 'https://a.example.com/x';
  expect(findConfigProblems(JSON.stringify({ [name]: good }))).toEqual([]);
});

test('every item is documented in .env.example', () => {
  expect(CONFIG_NAMES.filter((name) => !DOCUMENTED.includes(name))).toEqual([]);
});
