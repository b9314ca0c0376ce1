import { expect, test } from 'vitest';
import { reviewTier } from './reviewTier.ts';

test.each([
  [0, 2, '棒'],
  [999, 2, '棒'],
  [1000, 3, '很棒'],
  [1999, 3, '很棒'],
  [2000, 4, '非常棒'],
  [36_840, 4, '非常棒'],
])('%i likes are %i diamonds, %s', (likes, diamonds, label) => {
  expect(reviewTier(likes)).toEqual({ diamonds, label });
});
