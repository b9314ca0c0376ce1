import { expect, test } from 'vitest';
import { chineseNumeral } from './chineseNumeral.ts';

test.each([
  [1, '一'],
  [9, '九'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [35, '三十五'],
  [0, '0'],
  [100, '100'],
])('%i is written %s', (number, written) => {
  expect(chineseNumeral(number)).toBe(written);
});
