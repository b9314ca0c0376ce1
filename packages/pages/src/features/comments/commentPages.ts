import type { Comment, Page } from '@cloud-school/api-client';

type CommentPage = Page<Comment>;

/** The page with a comment just written: newest first, or last in a conversation; null is none and changes nothing. */
export function withComment(
  page: CommentPage,
  comment: Comment | null,
  place: 'first' | 'last',
): CommentPage {
  if (!comment) return page;
  const items = place === 'first' ? [comment, ...page.items] : [...page.items, comment];
  return { ...page, items, total: page.total + 1 };
}

/** The page without one comment; the same page where it was not on it. */
export function withoutComment(page: CommentPage, id: string): CommentPage {
  const items = page.items.filter((comment) => comment.id !== id);
  return items.length === page.items.length ? page : { ...page, items, total: page.total - 1 };
}

/** The page with more or fewer replies counted at one comment. */
export function withReplies(page: CommentPage, id: string, by: 1 | -1): CommentPage {
  const items = page.items.map((comment) =>
    comment.id === id ? { ...comment, replyCount: Math.max(0, comment.replyCount + by) } : comment,
  );
  return { ...page, items };
}
