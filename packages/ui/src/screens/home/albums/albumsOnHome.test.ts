import { makeAlbumCategory } from '@cloud-school/api-client/testing';
import { expect, test } from 'vitest';
import { albumsOnHome, albumsSummary } from './albumsOnHome.ts';

const placed = (...places: (number | null)[]) =>
  places.map((seq, index) => makeAlbumCategory({ seq, id: `${index}` }, index));

test.each([
  [
    [1, 2, 3],
    [1, 2, 3],
  ],
  [
    [3, 1, 2],
    [1, 2, 3],
  ],
  [
    [4, 2, 7, 1],
    [1, 2],
  ],
  [
    [1, 1, 2, 2, 3],
    [1, 1, 2],
  ],
  [
    [0, 3],
    [0, 3],
  ],
  [[null, 2], [2]],
  [[], []],
])('of categories in the places %j those in %j are on the home page', (places, shown) => {
  expect(albumsOnHome(placed(...places)).map(({ seq }) => seq)).toEqual(shown);
});

test('what they hold is added up', () => {
  expect(albumsSummary(placed(1, 2, 3))).toBe('3 类场景，428 张照片与 53 段视频');
});
