import { expect, test } from 'vitest';
import { albumOf, withAlbum } from './albumSearch.ts';

const album = { tabKey: 'CAMPUS', categoryId: '7101', pictureId: '710103' };

test.each([
  ['albumTab=CAMPUS&album=7101&picture=710103', album],
  ['album=7101&albumTab=CAMPUS', { ...album, pictureId: null }],
  ['album=7101', null],
  ['albumTab=CAMPUS&album=', null],
  ['', null],
])('the query %j names the album %j', (query, expected) => {
  expect(albumOf(new URLSearchParams(query))).toEqual(expected);
});

test('opening and closing an album leaves the rest of the query alone', () => {
  const before = new URLSearchParams('isKingDee=1&picture=old');
  const opened = withAlbum(before, { ...album, pictureId: null });
  expect(opened.toString()).toBe('isKingDee=1&albumTab=CAMPUS&album=7101');
  expect(albumOf(withAlbum(opened, album))).toEqual(album);
  expect(withAlbum(opened, null).toString()).toBe('isKingDee=1');
});
