import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeSeed } from './makeSeed.ts';

const media = new URL('../..', import.meta.url).pathname;
const { comments, schools } = makeSeed(Date.parse('2026-11-21T10:00:00+08:00'));
const materials = schools.flatMap(({ albums }) =>
  albums.flatMap(({ categories }) => categories.flatMap((category) => category.materials)),
);

test('all videos of the albums exist', () => {
  const videos = materials.flatMap(({ video }) => video ?? []);
  expect(videos.length).toBeGreaterThan(6);
  expect(videos.filter((video) => !existsSync(media + video))).toEqual([]);
});

test('pictures and comments have unique ids', () => {
  for (const ids of [materials.map(({ id }) => id), comments.map(({ id }) => id)]) {
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('all comments belong to existing pictures, all replies to existing comments', () => {
  const ids = new Set([...materials, ...comments].map(({ id }) => id));
  const onPictures = comments.filter(({ objectType }) => objectType === 'UNIVERSITY_PIC');
  expect(onPictures.length).toBeGreaterThan(10);
  const named = onPictures.flatMap(({ objectId, parentId, topId }) => [objectId, parentId, topId]);
  expect(named.filter((id) => id !== null && !ids.has(id))).toEqual([]);
});
