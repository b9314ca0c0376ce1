import { makeComment, makeMany, makePage } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { withComment, withoutComment, withReplies } from './commentPages.ts';

const page = makePage(makeMany(makeComment, 3), { total: 12 });
const ids = ({ items }: typeof page) => items.map(({ id }) => id);

test('a new comment is first, a new reply last, and both are counted', () => {
  const written = makeComment({ id: 'new' });
  expect(ids(withComment(page, written, 'first'))).toEqual(['new', 'comment-1', 'comment-2', 'comment-3']);
  expect(ids(withComment(page, written, 'last'))).toEqual(['comment-1', 'comment-2', 'comment-3', 'new']);
  expect(withComment(page, written, 'last').total).toBe(13);
  expect(withComment(page, null, 'first')).toBe(page);
  const read = withComment(page, written, 'first');
  expect(withComment(read, written, 'first')).toBe(read);
});

test('a deleted comment is removed from items and total; an unknown id changes nothing', () => {
  expect(ids(withoutComment(page, 'comment-2'))).toEqual(['comment-1', 'comment-3']);
  expect(withoutComment(page, 'comment-2').total).toBe(11);
  expect(withoutComment(page, 'none')).toBe(page);
});

test('replies are counted for their comment, never below 0', () => {
  const counts = (by: 1 | -1, id: string) => withReplies(page, id, by).items.map((item) => item.replyCount);
  expect(counts(1, 'comment-1')).toEqual([3, 0, 0]);
  expect(counts(-1, 'comment-2')).toEqual([2, 0, 0]);
});
