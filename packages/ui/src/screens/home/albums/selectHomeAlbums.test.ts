import { makeAlbumCategory } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { formatAlbumCounts, selectHomeAlbums } from './selectHomeAlbums.ts';

const withSeqs = (...seqs: (number | null)[]) =>
  seqs.map((seq, index) => makeAlbumCategory({ seq, id: `${index}` }, index));

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
])('of categories with the seqs %j the home page shows %j', (seqs, shown) => {
  expect(selectHomeAlbums(withSeqs(...seqs)).map(({ seq }) => seq)).toEqual(shown);
});

test('pictures and videos of the categories are added up', () => {
  expect(formatAlbumCounts(withSeqs(1, 2, 3))).toBe('3 类场景，428 张照片与 53 段视频');
});
