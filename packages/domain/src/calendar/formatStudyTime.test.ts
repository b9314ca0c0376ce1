import { expect, test } from 'vitest';
import { formatStudyTime } from './formatStudyTime.ts';

const MINUTE = 60_000;

test.each([
  [0, '0 分'],
  [-MINUTE, '0 分'],
  [MINUTE - 1, '0 分'],
  [20 * MINUTE, '20 分'],
  [60 * MINUTE, '1 小时'],
  [42 * 60 * MINUTE, '42 小时'],
  [(36 * 60 + 20) * MINUTE, '36 小时 20 分'],
])('%d ms read %s', (duration, words) => {
  expect(formatStudyTime(duration)).toBe(words);
});
