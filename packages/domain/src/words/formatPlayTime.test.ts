import { expect, test } from 'vitest';
import { formatPlayTime, formatSpokenTime } from './formatPlayTime.ts';

test.each([
  [0, '00:00', '0 秒'],
  [9.96, '00:09', '9 秒'],
  [86, '01:26', '1 分 26 秒'],
  [3600, '1:00:00', '1 小时 0 秒'],
  [3725, '1:02:05', '1 小时 2 分 5 秒'],
  [-1, '00:00', '0 秒'],
  [Number.NaN, '00:00', '0 秒'],
  [Number.POSITIVE_INFINITY, '00:00', '0 秒'],
])('%s seconds are shown as %s and read aloud as %s', (seconds, read, heard) => {
  expect(formatPlayTime(seconds)).toBe(read);
  expect(formatSpokenTime(seconds)).toBe(heard);
});
