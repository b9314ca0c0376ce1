import type { Comment, CommentObjectType } from './Comment.ts';
import { parseDateTime } from './dateTime.ts';
import { asRecord, jsonList, optionalNumber, optionalText, optionalTextOf, readItems, text } from './read.ts';

const OBJECT_TYPES: readonly CommentObjectType[] = ['UNIVERSITY_PIC', 'MICRO_CLASSROOM', 'ORDER'];

/** A comment without what hangs below its replies. */
export function parseComment(item: unknown): Comment {
  return { ...parseOne(item), replies: readItems(jsonList(childrenOf(item)), parseOne) };
}

/** As parseComment, for answers that may bring no comment at all. */
export function parseOptionalComment(data: unknown): Comment | null {
  const [comment] = readItems([data], parseComment);
  return comment ?? null;
}

const childrenOf = (item: unknown) => asRecord(item, 'Comment').childComments;

// One level deep on purpose: replies to replies stand beside each other under their first-level comment.
function parseOne(item: unknown): Comment {
  const record = asRecord(item, 'Comment');
  const objectType = optionalTextOf(record.commentObjectType, 'code');
  return {
    id: text(record.id, 'Comment id'),
    authorId: optionalText(record.commentAuthor),
    authorName: optionalText(record.commentAuthorName) ?? '匿名用户',
    authorAvatarUrl: optionalText(record.commentAuthorPic),
    isVirtual: optionalTextOf(record.commentAuthorRole, 'code') === 'VEST',
    content: optionalText(record.commentContent) ?? '',
    objectId: optionalText(record.commentObjectId),
    objectType: OBJECT_TYPES.find((type) => type === objectType) ?? null,
    parentId: parentIdOf(record.commentParent),
    parentAuthorName: optionalText(record.commentParentAuthorName),
    repliedUserId: optionalText(record.commentReply),
    topId: parentIdOf(record.commentTopId),
    createdAt: parseDateTime(record.createdTime),
    replyCount: Math.max(0, Math.trunc(optionalNumber(record.childrenCount) ?? 0)),
    replies: [],
  };
}

/** Servers write 0 where there is no parent. */
function parentIdOf(value: unknown): string | null {
  const id = optionalText(value);
  return id === '0' ? null : id;
}
