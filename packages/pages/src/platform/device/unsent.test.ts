import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './browserStorage.ts';
import { holdUnsent, mayHoldUnsent } from './unsent.ts';

afterEach(() => vi.unstubAllGlobals());

const holding = (...keys: string[]) => {
  const storage = memoryStorage();
  for (const key of keys) storage.setItem(key, '');
  return storage;
};
const stubDatabases = (databases: () => Promise<{ name: string }[]>) =>
  vi.stubGlobal('indexedDB', { databases });

test.each([
  [[], [], false],
  [['manage-admin-token'], ['cloud-school-kept'], false],
  [['manage-admin-token', 'cloud-school.progress:1/7/3'], [], true],
  [['cloud-school.answers:attempts/1/7/3'], [], true],
  [[], ['cloud-school-kept', 'cloud-school-answers'], true],
])('with the keys %j and the databases %j something may be unsent: %s', async (keys, names, expected) => {
  stubDatabases(async () => names.map((name) => ({ name })));
  expect(await mayHoldUnsent(holding(...keys))).toBe(expected);
});

test('a browser that does not tell its databases or keys may hold something', async () => {
  vi.stubGlobal('indexedDB', {});
  expect(await mayHoldUnsent(holding())).toBe(true);
  stubDatabases(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  expect(await mayHoldUnsent(holding())).toBe(true);
  stubDatabases(async () => []);
  const blocked = Object.defineProperty(holding(), 'length', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await mayHoldUnsent(blocked)).toBe(true);
});

test('once an attempt or a lesson was opened, the memory of the page may hold what a full storage refused', async () => {
  stubDatabases(async () => []);
  const storage = holding();
  holdUnsent(storage);
  expect(await mayHoldUnsent(storage)).toBe(true);
});
