import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { judgeGround } from './palettes/judgeGround.ts';
import type { Unjudged } from './palettes/measureDrawn.ts';

/** A picture of 100 × 100 whose columns from `split` on are black, the others white. */
function twoGrounds(split: number): PNG {
  const picture = new PNG({ width: 100, height: 100 });
  for (let at = 0; at < 100 * 100; at++) picture.data.fill(at % 100 < split ? 255 : 0, at * 4, at * 4 + 4);
  return picture;
}

const text = (ink: Unjudged['ink'], x: number, width: number): Unjudged => ({
  html: '<p>',
  reason: 'bgImage',
  ink,
  minimum: 4.5,
  boxes: [{ x, y: 10, width, height: 20 }],
});

test.each([
  ['white on the black part', text([255, 255, 255, 1], 60, 30), 21],
  ['white on the white part', text([255, 255, 255, 1], 10, 30), 1],
  ['white across both', text([255, 255, 255, 1], 30, 40), 1],
  ['half transparent white on black', text([255, 255, 255, 0.5], 60, 30), 5.32],
])('%s', (_, unjudged, ratio) => {
  expect(judgeGround(unjudged, twoGrounds(50), 0, 0)).toBeCloseTo(ratio, 1);
});

test('a line of a picture does not count, and a picture may begin elsewhere on the page', () => {
  const white = [255, 255, 255, 1] as Unjudged['ink'];
  expect(judgeGround(text(white, 0, 100), twoGrounds(1), 0, 0)).toBeCloseTo(21, 1);
  expect(judgeGround(text([0, 0, 0, 1], 1000, 98), twoGrounds(99), 1000, 0)).toBeCloseTo(21, 1);
});

test('a text of which nothing is to be seen has no contrast', () => {
  expect(judgeGround({ ...text([0, 0, 0, 1], 0, 0), boxes: [] }, twoGrounds(50), 0, 0)).toBeNull();
});
