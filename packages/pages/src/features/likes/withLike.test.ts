import { expect, test } from 'vitest';
import { toPress, withLike } from './withLike.ts';

const item = (isLiked: boolean, likeCount: number) => ({ id: 'a', isLiked, likeCount });

test.each([
  [item(false, 7), item(true, 8)],
  [item(true, 8), item(false, 7)],
  [item(true, 0), item(false, 0)],
])('%j is %j after a press', (before, after) => {
  expect(withLike(before, toPress(before, undefined))).toEqual(after);
});

test('an item without a press stays as it is', () => {
  expect(withLike(item(false, 7), undefined)).toEqual(item(false, 7));
});

test("a list that has counted the press is not counted again, whether or not it knows the press's person", () => {
  const press = toPress(item(false, 7), undefined);
  expect(withLike(item(true, 8), press)).toEqual(item(true, 8));
  expect(withLike(item(false, 8), press)).toEqual(item(true, 8));
});

test('a second press takes the first one back, on the old list and on a new one', () => {
  const press = toPress(item(false, 7), undefined);
  const onOldList = toPress(withLike(item(false, 7), press), press);
  expect(withLike(item(false, 7), onOldList)).toEqual(item(false, 7));
  const onNewList = toPress(withLike(item(false, 12), press), press);
  expect(withLike(item(false, 12), onNewList)).toEqual(item(false, 11));
});
