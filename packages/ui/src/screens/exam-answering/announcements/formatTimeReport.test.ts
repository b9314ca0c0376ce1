import { expect, test } from 'vitest';
import { formatTimeReport } from './formatTimeReport.ts';

test.each([
  [2294, '剩余 38 分 14 秒'],
  [600, '剩余 10 分 0 秒'],
  [7265, '剩余 2 小时 1 分 5 秒'],
  [3600, '剩余 1 小时 0 分 0 秒'],
  [9, '剩余 9 秒'],
  [0, '剩余 0 秒'],
])('%j seconds: %s', (seconds, text) => {
  expect(formatTimeReport(seconds, { answered: 27, unanswered: 13, marked: 0 })).toEqual([
    text,
    '已答 27 题，未答 13 题',
  ]);
});
