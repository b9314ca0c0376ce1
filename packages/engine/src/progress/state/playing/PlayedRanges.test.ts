import { expect, it } from 'vitest';
import { mergeRanges, totalOf, type PlayedRanges } from './PlayedRanges.ts';

it.each<[string, PlayedRanges, PlayedRanges, number]>([
  ['nothing', [], [], 0],
  ['an empty part', [[5, 5]], [], 0],
  [
    'parts that touch',
    [
      [0, 10],
      [10, 20],
    ],
    [[0, 20]],
    20,
  ],
  [
    'parts that overlap',
    [
      [0, 10],
      [5, 20],
    ],
    [[0, 20]],
    20,
  ],
  [
    'a part inside another',
    [
      [0, 20],
      [5, 10],
    ],
    [[0, 20]],
    20,
  ],
  [
    'the same part twice',
    [
      [0, 10],
      [0, 10],
    ],
    [[0, 10]],
    10,
  ],
  [
    'parts in the wrong order',
    [
      [30, 40],
      [0, 10],
    ],
    [
      [0, 10],
      [30, 40],
    ],
    20,
  ],
  [
    'a part that closes a gap',
    [
      [0, 10],
      [20, 30],
      [10, 20],
    ],
    [[0, 30]],
    30,
  ],
  ['a part that is turned round', [[10, 0]], [], 0],
])('%s', (_, ranges, merged, total) => {
  expect(mergeRanges(ranges)).toEqual(merged);
  expect(totalOf(merged)).toBe(total);
});

it('drops the shortest of more than 200 parts, and never invents one', () => {
  const many = Array.from({ length: 201 }, (_, index) => [index * 1000, index * 1000 + 10 + index] as const);
  expect(mergeRanges(many)).toEqual(many.slice(1));
});

it('drops them by their length, wherever they lie', () => {
  const falling = Array.from(
    { length: 201 },
    (_, index) => [index * 1000, index * 1000 + 500 - index] as const,
  );
  expect(mergeRanges(falling)).toEqual(falling.slice(0, 200));
});
