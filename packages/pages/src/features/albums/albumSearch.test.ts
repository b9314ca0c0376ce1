import { expect, test } from 'vitest';
import { readAlbum, withAlbum } from './albumSearch.ts';

const album = { tabKey: 'CAMPUS', categoryId: '7101', pictureId: '710103' };

test.each([
  ['albumTab=CAMPUS&album=7101&picture=710103', album],
  ['album=7101&albumTab=CAMPUS', { ...album, pictureId: null }],
  ['album=7101', null],
  ['albumTab=CAMPUS&album=', null],
  ['', null],
])('the query %j is read as the album %j', (query, expected) => {
  expect(readAlbum(new URLSearchParams(query))).toEqual(expected);
});

test('opening and closing an album keeps the rest of the query', () => {
  const before = new URLSearchParams('isKingDee=1&picture=old');
  const opened = withAlbum(before, { ...album, pictureId: null });
  expect(opened.toString()).toBe('isKingDee=1&albumTab=CAMPUS&album=7101');
  expect(readAlbum(withAlbum(opened, album))).toEqual(album);
  expect(withAlbum(opened, null).toString()).toBe('isKingDee=1');
});
