import type { Comment, Page } from '@cloud-school/domain';

type CommentPage = Page<Comment>;

/** Adds a new comment, first in the list or last in a conversation; null and one that is there change nothing. */
export function withComment(
  page: CommentPage,
  comment: Comment | null,
  position: 'first' | 'last',
): CommentPage {
  if (!comment || page.items.some(({ id }) => id === comment.id)) return page;
  const items = position === 'first' ? [comment, ...page.items] : [...page.items, comment];
  return { ...page, items, total: page.total + 1 };
}

/** Removes a comment; returns the same page if it is not on it. */
export function withoutComment(page: CommentPage, id: string): CommentPage {
  const items = page.items.filter((comment) => comment.id !== id);
  return items.length === page.items.length ? page : { ...page, items, total: page.total - 1 };
}

/** Changes the number of replies of one comment. */
export function withReplies(page: CommentPage, id: string, by: 1 | -1): CommentPage {
  const items = page.items.map((comment) =>
    comment.id === id ? { ...comment, replyCount: Math.max(0, comment.replyCount + by) } : comment,
  );
  return { ...page, items };
}
