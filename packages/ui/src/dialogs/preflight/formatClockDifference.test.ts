import { expect, test } from 'vitest';
import { formatClockDifference } from './formatClockDifference.ts';

const MINUTE = 60_000;

test.each([
  [7, '快 7 分钟'],
  [-2, '慢 2 分钟'],
  [59.4, '快 59 分钟'],
  [60, '快 1 小时'],
  [-90, '慢 1 小时 30 分钟'],
  [-8 * 60, '慢 8 小时'],
  [36 * 60, '快 1 天 12 小时'],
  [3 * 24 * 60, '快 3 天'],
])('%d minutes ahead of the server: %s', (minutes, text) => {
  expect(formatClockDifference(minutes * MINUTE, 0)).toBe(text);
});
