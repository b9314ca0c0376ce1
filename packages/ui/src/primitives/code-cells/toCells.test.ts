import { expect, test } from 'vitest';
import { toCells } from './toCells.ts';

test.each([
  ['YF83K2', 'YF83K2'],
  [' YF8 3K2\n', 'YF83K2'],
  ['YF-83-K2', 'YF83K2'],
  ['ＹＦ８３Ｋ２', 'YF83K2'],
  ['yf83k2extra', 'yf83k2'],
  ['云帆', '云帆'],
  ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
  ['', ''],
])('%j becomes %j', (text, shown) => {
  expect(toCells(text, 6)).toBe(shown);
});
