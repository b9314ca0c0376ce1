import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseComment, parseOptionalComment } from './parseComment.ts';

const written = {
  id: 7,
  commentAuthor: 5001,
  commentAuthorName: '沈雨薇',
  commentAuthorPic: '/media/avatars/nurse.svg',
  commentAuthorRole: { code: 'USER', desc: '用户' },
  commentContent: '一下就记住了',
  commentObjectId: '91001',
  commentObjectType: { code: 'UNIVERSITY_PIC', desc: '校园图片' },
  commentParent: null,
  commentParentAuthorName: null,
  commentReply: null,
  commentTopId: '0',
  createdTime: '2026-11-21 10:28:00',
  childrenCount: '2',
  childComments: [{ id: 8, commentContent: '谢谢', commentTopId: 7, commentParent: 7 }, { id: null }],
};

describe('a comment', () => {
  it('maps the wire’s fields', () => {
    expect(parseComment(written)).toEqual({
      id: '7',
      authorId: '5001',
      authorName: '沈雨薇',
      authorAvatarUrl: '/media/avatars/nurse.svg',
      role: 'user',
      content: '一下就记住了',
      objectId: '91001',
      objectKind: 'picture',
      parentId: null,
      parentAuthorName: null,
      repliedUserId: null,
      topId: null,
      createdAt: '2026-11-21 10:28:00',
      replyCount: 2,
      replies: [expect.objectContaining({ id: '8', topId: '7', parentId: '7', replies: [] })],
    });
  });

  it.each([
    [{ code: 'VEST' }, 'virtual'],
    ['VEST', 'virtual'],
    [{ code: 'USER' }, 'user'],
    [null, 'user'],
  ])('of the role %j is by a %s (COMM-04)', (commentAuthorRole, role) => {
    expect(parseComment({ ...written, commentAuthorRole }).role).toBe(role);
  });

  it.each(['<img src=x onerror=alert(1)>', '  两行\n文字 '])(
    'keeps %j as it was written',
    (commentContent) => {
      expect(parseComment({ ...written, commentContent }).content).toBe(commentContent);
    },
  );

  it.each([null, '', 'NEWS', {}])('on an object of the unknown type %j is read', (commentObjectType) => {
    expect(parseComment({ ...written, commentObjectType }).objectKind).toBeNull();
  });

  it('without an id is malformed, without an author it has a default name', () => {
    expect(() => parseComment({ ...written, id: '' })).toThrow(MalformedError);
    expect(parseComment({ id: 1 })).toMatchObject({ authorName: '匿名用户', authorId: null, replyCount: 0 });
  });

  it('has no negative or fractional number of replies', () => {
    fc.assert(
      fc.property(fc.anything(), (childrenCount) => {
        const { replyCount } = parseComment({ id: 1, childrenCount });
        expect(replyCount).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(replyCount)).toBe(true);
      }),
    );
  });

  it('is read from a response that contains one', () => {
    expect(parseOptionalComment(written)).toEqual(parseComment(written));
  });

  it.each([null, true, 'ok', {}])('a response of %j contains none', (data) => {
    expect(parseOptionalComment(data)).toBeNull();
  });
});
