import { COMMENT_OBJECT_TYPES, type Comment, type CommentObject } from '@cloud-school/domain';
import { defineEndpoint } from '../../endpoint.ts';
import { parsePage } from '../../entities/parsePage.ts';
import { parseComment, parseOptionalComment } from '../../entities/site/parseComment.ts';

/** Replies of one comment are fetched in one call (COMM-01). */
const REPLIES_SIZE = 999;

interface CommentsQuery {
  object: CommentObject;
  current: number;
  size: number;
}

/** First-level comments of an object, newest first (COMM-01). */
export const pageComments = defineEndpoint({
  id: 'comment.page',
  method: 'POST',
  path: '/universityAdvertise/anyBiz/comments/appPageByObjectId',
  toPayload: ({ object, current, size }: CommentsQuery) => ({
    current,
    size,
    order: 'descending',
    sort: 'createdTime',
    model: { commentObjectId: object.id, commentObjectType: COMMENT_OBJECT_TYPES[object.kind] },
  }),
  parse: (data) => parsePage(data, parseComment),
});

/** Replies under one first-level comment, oldest first (COMM-01). */
export const pageReplies = defineEndpoint({
  id: 'comment.replies',
  method: 'POST',
  path: '/universityAdvertise/anyBiz/comments/userCommentsPage',
  toPayload: ({ objectId, topId }: { objectId: string; topId: string }) => ({
    current: 1,
    size: REPLIES_SIZE,
    model: { commentObjectId: objectId, commentTopId: topId },
  }),
  parse: (data) => parsePage(data, parseComment),
});

/** One comment with its replies; null when there is none of this id. The parameter is ours: the specification shows none. */
export const getReply = defineEndpoint({
  id: 'comment.getReply',
  method: 'GET',
  path: '/universityAdvertise/app/comments/getReply',
  needsToken: true,
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: parseOptionalComment,
});

/** Saves a comment on an object; null when the server does not return the comment (COMM-02). */
export const saveComment = defineEndpoint({
  id: 'comment.save',
  method: 'POST',
  path: '/universityAdvertise/app/comments/saveComment',
  needsToken: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ object, content }: { object: CommentObject; content: string }) => ({
    commentContent: content,
    commentObjectId: object.id,
    commentObjectType: COMMENT_OBJECT_TYPES[object.kind],
    commentAuthorRole: 'USER',
  }),
  parse: parseOptionalComment,
});

interface Reply {
  object: CommentObject;
  content: string;
  /** The comment that is replied to: of the first level, or itself a reply. */
  parent: Pick<Comment, 'id' | 'authorId' | 'authorName' | 'topId'>;
}

/** Replies to a comment; null when the server does not return the reply (COMM-02). */
export const replyToComment = defineEndpoint({
  id: 'comment.reply',
  method: 'POST',
  path: '/universityAdvertise/app/comments/reply',
  needsToken: true,
  isQuiet: true,
  isCreation: true,
  toPayload: ({ object, content, parent }: Reply) => ({
    commentContent: content,
    commentObjectId: object.id,
    commentObjectType: COMMENT_OBJECT_TYPES[object.kind],
    commentParent: parent.id,
    commentParentAuthorName: parent.authorName,
    commentAuthorRole: 'USER',
    commentReply: parent.authorId,
    commentTopId: parent.topId ?? parent.id,
  }),
  parse: parseOptionalComment,
});

/** Removes a comment of the student's own, with its replies (COMM-03). */
export const removeComment = defineEndpoint({
  id: 'comment.remove',
  method: 'GET',
  path: '/universityAdvertise/app/comments/removeById',
  needsToken: true,
  isRepeatable: false,
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: () => null,
});
