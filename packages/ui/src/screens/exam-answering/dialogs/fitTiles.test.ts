import { expect, test } from 'vitest';
import { fitTiles } from './fitTiles.ts';

test.each([
  [0, 0, 0],
  [21, 21, 0],
  [22, 20, 2],
  [500, 20, 480],
])('of %i questions %i show and %i are counted', (count, shown, more) => {
  const fitted = fitTiles(Array.from({ length: count }, (_, index) => index));
  expect([fitted.shown.length, fitted.more]).toEqual([shown, more]);
});
