import { describe, expect, it } from 'vitest';
import { captureRequest } from '../../testing/captureRequest.ts';
import {
  getReply,
  pageComments,
  pageReplies,
  removeComment,
  replyToComment,
  saveComment,
} from './comment.ts';

describe('requests of comments', () => {
  const object = { kind: 'picture', id: '91001' } as const;
  const onObject = { commentObjectId: '91001', commentObjectType: 'UNIVERSITY_PIC' };

  it('list comments newest first, and all replies of one', async () => {
    expect(await captureRequest(pageComments, { object, current: 2, size: 10 })).toEqual({
      line: 'POST /universityAdvertise/anyBiz/comments/appPageByObjectId',
      payload: { current: 2, size: 10, order: 'descending', sort: 'createdTime', model: onObject },
    });
    expect(await captureRequest(pageReplies, { objectId: '91001', topId: '7' })).toEqual({
      line: 'POST /universityAdvertise/anyBiz/comments/userCommentsPage',
      payload: { current: 1, size: 999, model: { commentObjectId: '91001', commentTopId: '7' } },
    });
  });

  it('write with the role USER and need a token', async () => {
    const app = '/universityAdvertise/app/comments';
    expect(await captureRequest(saveComment, { object, content: '好' })).toEqual({
      line: `POST ${app}/saveComment`,
      payload: { commentContent: '好', ...onObject, commentAuthorRole: 'USER' },
    });
    expect(await captureRequest(removeComment, { id: '7' })).toEqual({
      line: `GET ${app}/removeById`,
      payload: { id: '7' },
    });
    expect(await captureRequest(getReply, { id: '7' })).toEqual({
      line: `GET ${app}/getReply`,
      payload: { id: '7' },
    });
    for (const { needsToken } of [saveComment, replyToComment, removeComment, getReply]) {
      expect(needsToken).toBe(true);
    }
  });

  it.each([
    ['a comment', { id: '7', authorId: '5002', authorName: '唐晓曼', topId: null }, '7'],
    ['a reply', { id: '9', authorId: '5002', authorName: '唐晓曼', topId: '7' }, '7'],
  ])('answer %s under its first-level comment', async (_, parent, commentTopId) => {
    expect(await captureRequest(replyToComment, { object, content: '谢谢', parent })).toEqual({
      line: 'POST /universityAdvertise/app/comments/reply',
      payload: {
        commentContent: '谢谢',
        ...onObject,
        commentParent: parent.id,
        commentParentAuthorName: '唐晓曼',
        commentAuthorRole: 'USER',
        commentReply: '5002',
        commentTopId,
      },
    });
  });
});
