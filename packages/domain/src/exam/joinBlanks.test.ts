import { expect, test } from 'vitest';
import { joinBlanks, splitBlanks } from './joinBlanks.ts';

test.each([
  [[' 60', '100 '], '60|100'],
  [['', '100'], '|100'],
  [['a|b|c', 'd'], 'a｜b｜c|d'],
  [[], ''],
])('the blanks %j are sent as %j (EXAM-06)', (texts, content) => {
  expect(joinBlanks(texts)).toBe(content);
});

test.each([
  ['60|100', 2, ['60', '100']],
  ['60', 3, ['60', '', '']],
  ['60|100|次', 2, ['60', '100|次']],
  ['60|100', 1, ['60|100']],
  ['', 2, ['', '']],
  ['60', 0, []],
])('%j fills %d blanks as %j, and loses nothing', (content, count, texts) => {
  expect(splitBlanks(content, count)).toEqual(texts);
});
