import { expect, test } from 'vitest';
import { countCharacters } from './countCharacters.ts';

test.each([
  ['', 0],
  ['翻身 2 小时\n一次', 7],
  ['　　全角空格', 4],
  ['𠮷野', 2],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
