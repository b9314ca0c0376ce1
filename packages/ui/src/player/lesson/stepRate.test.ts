import { expect, test } from 'vitest';
import { stepRate } from './stepRate.ts';

test.each([
  [0.75, 1, 1],
  [1, 1, 1.5],
  [2, 1, 2],
  [2, -1, 1.5],
  [0.75, -1, 0.75],
] as const)('from %s by %s to %s', (rate, step, next) => {
  expect(stepRate(rate, step)).toBe(next);
});
