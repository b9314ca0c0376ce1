import { expect, it } from 'vitest';
import { formatMinimum } from './formatMinimum.ts';

it.each([
  ['2000', '满 2,000 可用'],
  ['99.5', '满 99.50 可用'],
  ['0', '无门槛'],
  [null, null],
])('the minimum %s is formatted as %s', (minimum, text) => {
  expect(formatMinimum(minimum)).toBe(text);
});
