import { expect, test } from 'vitest';
import { stepRow } from './stepRow.ts';

test.each([
  ['ArrowDown', 4, true, 0],
  ['ArrowUp', 0, true, 4],
  ['ArrowRight', 2, true, 4],
  ['ArrowRight', 0, false, null],
  ['ArrowRight', 3, true, null],
  ['ArrowLeft', 4, true, 1],
  ['ArrowLeft', 1, true, null],
  ['a', 1, true, null],
])('%s from row %s leads to the row of the other column or the next one', (key, current, isAtEnd, next) => {
  expect(stepRow(key, { current, count: 5, columns: [3, 2], isAtEnd })).toBe(next);
});

test.each(['ArrowRight', 'ArrowDown'])('%s leads nowhere in an empty list', (key) => {
  expect(stepRow(key, { current: -1, count: 0, columns: [], isAtEnd: true })).toBeNull();
});
