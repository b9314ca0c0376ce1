import { expect, test } from 'vitest';
import { addSearch } from './addSearch.ts';

test.each([
  [[], '压疮', ['压疮']],
  [['翻身', '压疮'], '压疮', ['压疮', '翻身']],
  [['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
])('%j with %s', (recent, words, next) => {
  expect(addSearch(recent, words)).toEqual(next);
});
