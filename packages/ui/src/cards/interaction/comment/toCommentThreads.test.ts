import { makeLessonComment } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { toCommentThreads } from './toCommentThreads.ts';

const comment = (id: string, parentId: string | null, createdAt: string | null = null) =>
  makeLessonComment({ id, parentId, createdAt });
const shape = (...comments: ReturnType<typeof comment>[]) =>
  toCommentThreads(comments).map((thread) => [thread.comment.id, thread.replies.map(({ id }) => id)]);

test('replies and replies to replies are listed under their comment, oldest first (QNA-03)', () => {
  expect(
    shape(
      comment('c', 'b', '2026-11-21 12:00:00'),
      comment('x', null),
      comment('b', 'a', '2026-11-21 11:00:00'),
      comment('a', null, '2026-11-21 10:00:00'),
    ),
  ).toEqual([
    ['x', []],
    ['a', ['b', 'c']],
  ]);
});

test('a reply whose parent is gone is a comment of its own', () => {
  expect(shape(comment('b', 'gone'), comment('c', 'b'))).toEqual([['b', ['c']]]);
});

test('circles of hostile data lose no comment', () => {
  expect(shape(comment('a', 'b'), comment('b', 'a'), comment('c', 'c'))).toEqual([
    ['a', []],
    ['b', []],
    ['c', []],
  ]);
  expect(toCommentThreads([])).toEqual([]);
});
