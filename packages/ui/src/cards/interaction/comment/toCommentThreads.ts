import { type LessonComment, compareTimes } from '@cloud-school/domain';

/** A comment with all replies under it, oldest first. */
export interface CommentWithReplies {
  comment: LessonComment;
  replies: LessonComment[];
}

/**
 * Groups the flat list of the server: first-level comments in its order, each with its replies and theirs. A comment whose
 * parent is missing, or that replies to itself in a circle, is of the first level.
 */
export function toCommentThreads(comments: readonly LessonComment[]): CommentWithReplies[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const threads = new Map<string, CommentWithReplies>();
  const replies: { topId: string; reply: LessonComment }[] = [];
  for (const comment of comments) {
    const topId = findTopId(comment, byId);
    if (topId === comment.id) threads.set(topId, { comment, replies: [] });
    else replies.push({ topId, reply: comment });
  }
  for (const { topId, reply } of replies) threads.get(topId)?.replies.push(reply);
  for (const thread of threads.values()) {
    thread.replies.sort((one, other) => compareTimes(one.createdAt, other.createdAt));
  }
  return [...threads.values()];
}

function findTopId(comment: LessonComment, byId: ReadonlyMap<string, LessonComment>): string {
  const passed = new Set([comment.id]);
  let top = comment;
  for (;;) {
    const parent = top.parentId === null ? undefined : byId.get(top.parentId);
    if (!parent) return top.id;
    if (passed.has(parent.id)) return comment.id;
    passed.add(parent.id);
    top = parent;
  }
}
