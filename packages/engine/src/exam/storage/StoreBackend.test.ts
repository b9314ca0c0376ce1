import { expect, it } from 'vitest';
import { isNewerOrSame, parseEntry } from './StoreBackend.ts';

const entry = { key: 'k', order: 2, value: { rev: 1 } };

it.each<[number | null, boolean]>([
  [null, true],
  [1, true],
  [2, true],
  [3, false],
])('an entry of the order 2 may replace one of %s: %s', (order, isAllowed) => {
  expect(isNewerOrSame(entry, order === null ? null : { ...entry, order })).toBe(isAllowed);
});

it.each<[unknown, unknown]>([
  [{ ...entry, more: 1 }, entry],
  [
    { key: 'k', order: 0, value: null },
    { key: 'k', order: 0, value: null },
  ],
  [{ ...entry, key: 7 }, null],
  [{ ...entry, order: '2' }, null],
  [{ ...entry, order: Number.NaN }, null],
  [null, null],
  ['k', null],
])('%j reads as %j', (value, parsed) => {
  expect(parseEntry(value)).toEqual(parsed);
});
