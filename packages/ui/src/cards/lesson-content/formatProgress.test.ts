import { expect, test } from 'vitest';
import { formatProgress } from './formatProgress.ts';

test.each([
  [62.2, '62.20%'],
  [0, '0.00%'],
  [104.7, '100.00%'],
  [-1, '0.00%'],
  [Number.NaN, null],
  [null, null],
])('%s is %s', (progress, text) => {
  expect(formatProgress(progress)).toBe(text);
});
