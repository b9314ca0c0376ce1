import { expect, test } from 'vitest';
import { formatDuration } from './formatDuration.ts';

test.each([
  [1_230_000, '20:30'],
  [125_999, '02:05'],
  [3_725_000, '1:02:05'],
  [0, null],
  [999, null],
  [1000, '00:01'],
  [Number.POSITIVE_INFINITY, null],
  [Number.NaN, null],
  [null, null],
])('%s ms is %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
