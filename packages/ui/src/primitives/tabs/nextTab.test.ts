import { expect, test } from 'vitest';
import { nextTab } from './nextTab.ts';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', 0, 3, null],
  ['a', 0, 3, null],
  ['ArrowRight', 0, 0, null],
])('%s on tab %i of %i goes to %s', (key, index, count, next) => {
  expect(nextTab(key, index, count)).toBe(next);
});
