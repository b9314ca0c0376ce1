import { COMMENT_OBJECT_TYPES, COMMENT_ROLES, type Comment } from '@cloud-school/domain';
import { parseDateTime } from '../dateTime.ts';
import {
  asRecord,
  jsonList,
  optionalNumber,
  optionalRecord,
  optionalText,
  parseCode,
  readItems,
  readPicture,
  text,
} from '../read.ts';

/** Reads a comment and its replies; replies to those replies are left out. */
export function parseComment(item: unknown): Comment {
  return { ...parseOne(item), replies: readItems(jsonList(optionalRecord(item).childComments), parseOne) };
}

/** Like parseComment, for responses that may hold no comment. */
export function parseOptionalComment(data: unknown): Comment | null {
  const [comment] = readItems([data], parseComment);
  return comment ?? null;
}

// One level deep on purpose: all replies of a first-level comment are siblings, also replies to replies.
function parseOne(item: unknown): Comment {
  const record = asRecord(item, 'Comment');
  return {
    id: text(record.id, 'Comment id'),
    authorId: optionalText(record.commentAuthor),
    authorName: optionalText(record.commentAuthorName) ?? '匿名用户',
    authorAvatarUrl: readPicture(record.commentAuthorPic),
    role: parseCode(record.commentAuthorRole, COMMENT_ROLES) ?? 'user',
    content: optionalText(record.commentContent) ?? '',
    objectId: optionalText(record.commentObjectId),
    objectKind: parseCode(record.commentObjectType, COMMENT_OBJECT_TYPES),
    parentId: parseParentId(record.commentParent),
    parentAuthorName: optionalText(record.commentParentAuthorName),
    repliedUserId: optionalText(record.commentReply),
    topId: parseParentId(record.commentTopId),
    createdAt: parseDateTime(record.createdTime),
    replyCount: Math.max(0, Math.trunc(optionalNumber(record.childrenCount) ?? 0)),
    replies: [],
  };
}

/** Servers send 0 where there is no parent. */
function parseParentId(value: unknown): string | null {
  const id = optionalText(value);
  return id === '0' ? null : id;
}
