import { expect, test } from 'vitest';
import { isRecord } from './isRecord.ts';

test.each([
  [{}, true],
  [{ id: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [1, false],
])('%j is a record: %s', (value, isOne) => {
  expect(isRecord(value)).toBe(isOne);
});
