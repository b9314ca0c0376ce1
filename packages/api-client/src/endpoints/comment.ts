import { defineEndpoint } from '../endpoint.ts';
import type { Comment, CommentObject } from '../entities/Comment.ts';
import { parseComment, parseOptionalComment } from '../entities/parseComment.ts';
import { parsePage } from '../entities/parsePage.ts';

/** Replies to one comment in one call (COMM-01). */
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
    model: { commentObjectId: object.id, commentObjectType: object.type },
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

/** One comment of the student with the replies it got; its parameter is ours, since the specification shows none. */
export const getReply = defineEndpoint({
  id: 'comment.getReply',
  method: 'GET',
  path: '/universityAdvertise/app/comments/getReply',
  needsToken: true,
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: parseOptionalComment,
});

/** Comments on an object; null where the server does not send the comment back (COMM-02). */
export const saveComment = defineEndpoint({
  id: 'comment.save',
  method: 'POST',
  path: '/universityAdvertise/app/comments/saveComment',
  needsToken: true,
  toPayload: ({ object, content }: { object: CommentObject; content: string }) => ({
    commentContent: content,
    commentObjectId: object.id,
    commentObjectType: object.type,
    commentAuthorRole: 'USER',
  }),
  parse: parseOptionalComment,
});

interface ReplyArgs {
  object: CommentObject;
  content: string;
  /** What is answered: a first-level comment or a reply to one. */
  parent: Pick<Comment, 'id' | 'authorId' | 'authorName' | 'topId'>;
}

/** Answers a comment; null where the server does not send the reply back (COMM-02). */
export const replyToComment = defineEndpoint({
  id: 'comment.reply',
  method: 'POST',
  path: '/universityAdvertise/app/comments/reply',
  needsToken: true,
  toPayload: ({ object, content, parent }: ReplyArgs) => ({
    commentContent: content,
    commentObjectId: object.id,
    commentObjectType: object.type,
    commentParent: parent.id,
    commentParentAuthorName: parent.authorName,
    commentAuthorRole: 'USER',
    commentReply: parent.authorId,
    commentTopId: parent.topId ?? parent.id,
  }),
  parse: parseOptionalComment,
});

/** Takes an own comment back, with its replies (COMM-03). */
export const removeComment = defineEndpoint({
  id: 'comment.remove',
  method: 'GET',
  path: '/universityAdvertise/app/comments/removeById',
  needsToken: true,
  toPayload: ({ id }: { id: string }) => ({ id }),
  parse: () => null,
});
