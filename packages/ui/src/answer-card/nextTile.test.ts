import { expect, test } from 'vitest';
import { nextTile } from './nextTile.ts';

// Two groups, three a row: 0 1 2 / 3 4, then 5 6 under a heading.
const spots = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 80, y: 0 },
  { x: 0, y: 40 },
  { x: 40, y: 40 },
  { x: 0, y: 120 },
  { x: 40, y: 120 },
];

test.each<[string, number, string, number | null]>([
  ['right continues in the next row', 2, 'ArrowRight', 3],
  ['left stops at the first', 0, 'ArrowLeft', null],
  ['right stops at the last', 6, 'ArrowRight', null],
  ['down keeps the column', 1, 'ArrowDown', 4],
  ['down takes the nearest of a shorter row', 2, 'ArrowDown', 4],
  ['down crosses into the next group', 3, 'ArrowDown', 5],
  ['up crosses back', 6, 'ArrowUp', 4],
  ['up stops at the first row', 1, 'ArrowUp', null],
  ['Home goes to the first', 5, 'Home', 0],
  ['End goes to the last', 0, 'End', 6],
  ['other keys do nothing', 0, 'a', null],
])('%s', (_, from, key, to) => {
  expect(nextTile(spots, from, key)).toBe(to);
});
