import { expect, test } from 'vitest';
import { pageSlots } from './pageSlots.ts';

const drawn = (current: number, pages: number) =>
  pageSlots(current, pages)
    .map((slot) => ('page' in slot ? `${slot.page}${slot.isNear ? '~' : ''}` : '…'))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 3 4 5'],
  [1, 12, '1 2 3 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5~ 6 7~ … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 10 11 12'],
  [500, 1000, '1 … 499~ 500 501~ … 1000'],
])('page %i of %i: %s', (current, pages, slots) => {
  expect(drawn(current, pages)).toBe(slots);
});

test('a current page beyond the end still has slots', () => {
  expect(drawn(9, 3)).toBe('1 2 3');
});
