import { expect, test } from 'vitest';
import { defeatRate } from './defeatRate.ts';

test.each([
  [8, 38, '78.9%'],
  [1, 4, '75.0%'],
  [4, 4, '0.0%'],
  [null, null, null],
])('rank %j of %j is ahead of %s', (rank, rankTotal, rate) => {
  expect(defeatRate({ rank, rankTotal })).toBe(rate);
});
