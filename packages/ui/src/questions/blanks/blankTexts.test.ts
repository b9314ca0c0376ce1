import { expect, test } from 'vitest';
import { blankTexts, writeBlank } from './blankTexts.ts';

const answer = { optionKeys: [], texts: ['2', '30'] };

test('missing texts are empty', () => {
  expect(blankTexts(answer, 3)).toEqual(['2', '30', '']);
  expect(blankTexts(null, 2)).toEqual(['', '']);
});

test('one blank changes, the others stay', () => {
  expect(writeBlank(answer, 3, { index: 2, text: '软枕' }).texts).toEqual(['2', '30', '软枕']);
  expect(writeBlank(null, 2, { index: 1, text: 'b' }).texts).toEqual(['', 'b']);
});

test('a typed | becomes ｜, so that it does not split the blank', () => {
  expect(writeBlank(null, 1, { index: 0, text: 'a|b|' }).texts).toEqual(['a｜b｜']);
});
