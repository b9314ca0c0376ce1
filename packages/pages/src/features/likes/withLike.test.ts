import { expect, test } from 'vitest';
import { toPress, withLike } from './withLike.ts';

const item = (isLiked: boolean, likeCount: number) => ({ id: 'a', isLiked, likeCount });

test.each([
  [item(false, 7), item(true, 8)],
  [item(true, 8), item(false, 7)],
  [item(true, 0), item(false, 0)],
])('%j is %j after a press', (before, after) => {
  expect(withLike(before, toPress(before))).toMatchObject(after);
});

test('an item without a press stays as it is', () => {
  expect(withLike(item(false, 7), undefined)).toEqual(item(false, 7));
});

test('a list that has counted the press is not counted again, whether or not it knows whose it was', () => {
  const press = toPress(item(false, 7));
  expect(withLike(item(true, 8), press)).toMatchObject(item(true, 8));
  expect(withLike(item(false, 8), press)).toMatchObject(item(true, 8));
});

test.each([7, 8, 12])('a second press on a list with the count %i takes the first one back', (listCount) => {
  const listed = item(false, listCount);
  const shown = withLike(listed, toPress(item(false, 7)));
  expect(withLike(listed, toPress(shown))).toMatchObject(item(false, shown.likeCount - 1));
});

test.each([
  ['taken back on another device', item(false, 9)],
  ['counted', item(true, 8)],
])('a newer list that knows the person is right, once the server has the press: %s', (_case, listed) => {
  const press = toPress(item(false, 7));
  expect(withLike(listed, press)).toMatchObject({ isLiked: true });
  expect(withLike(listed, { ...press, isKnown: true })).toMatchObject(listed);
  expect(withLike(item(false, 7), { ...press, isKnown: true })).toMatchObject(item(true, 8));
});
