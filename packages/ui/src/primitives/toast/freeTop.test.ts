import { expect, test } from 'vitest';
import { type Box, freeTop } from './freeTop.ts';

const MESSAGE: Box = { top: 100, right: 300, bottom: 144, left: 100 };
const row = (top: number, bottom: number, left = 0, right = 400): Box => ({ top, right, bottom, left });

test.each<[name: string, taken: Box[], top: number | null]>([
  ['nothing is there', [], 100],
  ['a heading is there', [row(110, 140)], 148],
  ['what touches it', [row(60, 100), row(144, 200)], 100],
  ['what stands beside it', [row(110, 140, 300, 400), row(110, 140, 0, 100)], 100],
  ['too little room between two', [row(90, 120), row(150, 190)], 198],
  ['rows in any order', [row(150, 190), row(90, 120)], 198],
  ['no room', [row(90, 500)], null],
])('%s', (_, taken, top) => {
  expect(freeTop(MESSAGE, taken, 400)).toBe(top);
});
