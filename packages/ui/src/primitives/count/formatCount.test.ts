import { expect, it } from 'vitest';
import { formatCount } from './formatCount.ts';

it.each([
  [0, '0'],
  [365, '365'],
  [1286, '1,286'],
  [9999, '9,999'],
  [10_000, '1万'],
  [103_400, '10.3万'],
  [999_999, '99.9万'],
])('formats %i as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
