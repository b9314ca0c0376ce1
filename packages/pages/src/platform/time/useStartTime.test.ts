import { expect, test } from 'vitest';
import { toCorrection } from './useStartTime.ts';

test('only a clock that is seconds off is corrected: a correction renders the page again', () => {
  expect([null, 0, 2900, -2900].map(toCorrection)).toEqual([null, 0, 0, 0]);
  expect([3100, -5_400_000].map(toCorrection)).toEqual([3100, -5_400_000]);
});
