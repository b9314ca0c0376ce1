import { expect, it } from 'vitest';
import { LINE, placeWords } from './placeWords.ts';

const FOOT = 532;

it('three lines of a title and two of text stand whole between the picture and the foot', () => {
  const at = placeWords({ foot: FOOT, hasEyebrow: true, titleLines: 3, textLines: 2, hasPrice: true });
  expect(at.pictureHeight).toBeGreaterThan(230);
  const baselines = [at.eyebrow, at.title, at.title + 2 * LINE.title, at.text, at.text + LINE.text, at.price];
  expect(baselines).toEqual(baselines.toSorted((one, other) => one - other));
  expect(at.eyebrow).toBeGreaterThan(at.pictureHeight + 13);
  expect(at.price).toBeLessThan(FOOT - 20);
});

it('fewer words leave the picture more, and no gap over the foot', () => {
  const at = placeWords({ foot: FOOT, hasEyebrow: false, titleLines: 2, textLines: 2, hasPrice: false });
  expect(at.pictureHeight).toBeGreaterThan(350);
  expect(FOOT - (at.text + LINE.text)).toBeLessThan(30);
});
