import { expect, it } from 'vitest';
import { formatYuan } from './formatYuan.ts';

it.each([
  ['0', '0'],
  ['80', '80'],
  ['999', '999'],
  ['1680', '1,680'],
  ['12345678', '12,345,678'],
  ['99.5', '99.50'],
  ['1234.05', '1,234.05'],
  ['9007199254740993.07', '9,007,199,254,740,993.07'],
])('formats %s as %s', (amount, text) => {
  expect(formatYuan(amount)).toBe(text);
});
