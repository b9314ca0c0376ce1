import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readHostConfig, toPageConfig } from '../packages/renderer/src/hostConfig.ts';
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
