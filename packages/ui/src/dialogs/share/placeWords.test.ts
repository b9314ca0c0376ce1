import { expect, it } from 'vitest';
import { placeWords, placeWordsFirst, TEXT_LINE } from './placeWords.ts';

const FOOT = 511;

it('three lines of a title and two of text stand whole between the picture and the foot', () => {
  const at = placeWords({
    foot: FOOT,
    hasEyebrow: true,
    titleHeight: 96,
    textLines: 2,
    hasPrice: true,
    pictureMost: 400,
  });
  expect(at.pictureHeight).toBeGreaterThan(215);
  const baselines = [at.eyebrow, at.title, at.title + 64, at.text, at.text + TEXT_LINE, at.price];
  expect(baselines).toEqual(baselines.toSorted((one, other) => one - other));
  expect(at.eyebrow).toBeGreaterThan(at.pictureHeight + 13);
  expect(at.price).toBeLessThan(FOOT - 20);
});

it('the first line of the text stands apart from the title, not as one of its lines', () => {
  const words = { foot: FOOT, hasEyebrow: false, titleHeight: 72, hasPrice: true, pictureMost: 400 };
  const at = placeWords({ ...words, textLines: 2 });
  // 17 px from the top of a line to its baseline.
  expect(at.text - 17 - (at.title - 25 + words.titleHeight)).toBe(8);
  const bare = placeWords({ ...words, textLines: 0 });
  expect(bare.price - bare.title).toBe(words.titleHeight - 25 + 40);
});

it('fewer words leave the picture more, and no gap over the foot', () => {
  const at = placeWords({
    foot: FOOT,
    hasEyebrow: false,
    titleHeight: 72,
    textLines: 2,
    hasPrice: false,
    pictureMost: 400,
  });
  expect(at.pictureHeight).toBeGreaterThan(330);
  expect(FOOT - (at.text + TEXT_LINE)).toBeLessThan(30);
});

it('where the picture may not be as high, the words stand in the middle of the rest', () => {
  const words = { foot: FOOT, hasEyebrow: false, titleHeight: 72, textLines: 2, hasPrice: false };
  const at = placeWords({ ...words, pictureMost: 260 });
  const free = placeWords({ ...words, pictureMost: 400 });
  expect(at.pictureHeight).toBe(260);
  expect(free.title - at.title).toBeCloseTo((free.pictureHeight - 260) / 2, 5);
});

it.each([
  { titleHeight: 42, textLines: 2, hasPrice: true },
  { titleHeight: 96, textLines: 3, hasPrice: false },
  { titleHeight: 36, textLines: 0, hasPrice: false },
])(
  'words over a picture are apart from it, and it from the price and the foot: $titleHeight, $textLines',
  (words) => {
    const at = placeWordsFirst({
      foot: FOOT,
      hasEyebrow: true,
      pictureMost: 227,
      ...words,
    });
    const lastWord = words.textLines > 0 ? at.text + (words.textLines - 1) * TEXT_LINE : at.title;
    expect(at.card.top).toBeGreaterThan(lastWord + 20);
    expect(at.card.top + at.card.height).toBeLessThan((words.hasPrice ? at.price - 30 : FOOT) - 16);
    expect(at.card.height).toBeGreaterThan(190);
    // 13 px from the top of its line.
    expect(at.eyebrow).toBe(45);
  },
);
