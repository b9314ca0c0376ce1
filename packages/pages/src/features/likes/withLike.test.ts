import { expect, test } from 'vitest';
import { withLike } from './withLike.ts';

test.each([
  [{ isLiked: false, likeCount: 7 }, undefined, { isLiked: false, likeCount: 7 }],
  [{ isLiked: false, likeCount: 7 }, true, { isLiked: true, likeCount: 8 }],
  [{ isLiked: true, likeCount: 8 }, false, { isLiked: false, likeCount: 7 }],
  // The server's data already includes the like: not counted twice.
  [{ isLiked: true, likeCount: 8 }, true, { isLiked: true, likeCount: 8 }],
  [{ isLiked: true, likeCount: 0 }, false, { isLiked: false, likeCount: 0 }],
])('%j, wanted %j', (item, isWanted, shown) => {
  expect(withLike({ id: 'a', ...item }, isWanted)).toEqual({ id: 'a', ...shown });
});
