import { expect, test } from 'vitest';
import { countWithoutSpaces } from './countWithoutSpaces.ts';

test.each([
  ['', 0],
  ['翻身 2 小时\n一次', 7],
  ['　　全角空格', 4],
  ['𠮷野', 2],
])('%j has %i characters', (text, count) => {
  expect(countWithoutSpaces(text)).toBe(count);
});
