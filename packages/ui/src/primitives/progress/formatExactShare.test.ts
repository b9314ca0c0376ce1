import { expect, test } from 'vitest';
import { formatExactShare } from './formatExactShare.ts';

test.each([
  [0, '0.00%'],
  [-0.1, '0.00%'],
  [0.622, '62.20%'],
  [2 / 3, '66.67%'],
  [0.999_99, '99.99%'],
  [1, '100.00%'],
  [1.2, '100.00%'],
])('the share %d reads %s (FMT-04)', (share, words) => {
  expect(formatExactShare(share)).toBe(words);
});
