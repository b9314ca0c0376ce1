import type { Comment } from '../site/Comment.ts';
import { pick } from './pick.ts';
import { inSchool } from './sampleSchool.ts';

const samples = [
  {
    authorId: '5001',
    authorName: '沈雨薇',
    authorAvatarUrl: '/media/avatars/nurse.svg',
    content: '我们组第一次都把水放太烫，唐老师让每个人自己伸手腕试，一下就记住了。',
  },
  {
    authorId: '5002',
    authorName: '唐晓曼',
    authorAvatarUrl: '/media/avatars/tang.svg',
    content: '用手腕内侧试，在家也一样。',
  },
  {
    authorId: 'vest-1',
    authorName: '清河小护',
    authorAvatarUrl: '/media/avatars/gu.svg',
    content: '实训室看着很新，周末班也在这里上吗？',
    role: 'virtual',
  },
  {
    authorId: '5004',
    authorName: '马秀兰',
    authorAvatarUrl: '/media/avatars/ma.svg',
    content: '六十岁还能来学，老师没嫌我慢。',
  },
  {
    authorId: '5005',
    authorName: '吴敏',
    authorAvatarUrl: null,
    content: '记下了，谢谢老师！',
  },
] as const;

/** A comment on an album picture; each one is an hour older than the one before. */
export function makeComment(overrides: Partial<Comment> = {}, index = 0): Comment {
  const day = 21 - (Math.floor(index / 24) % 20);
  const hour = String(23 - (index % 24)).padStart(2, '0');
  return {
    ...inSchool(
      'comment',
      ['authorName', 'content'],
      {
        id: `comment-${index + 1}`,
        role: 'user',
        ...pick(samples, index),
        objectId: '91001',
        objectKind: 'picture',
        parentId: null,
        parentAuthorName: null,
        repliedUserId: null,
        topId: null,
        createdAt: `2026-11-${String(day).padStart(2, '0')} ${hour}:10:00`,
        replyCount: index % 3 === 0 ? 2 : 0,
        replies: [],
      },
      index,
    ),
    ...overrides,
  };
}

/** A reply to the first sample comment; every second one replies to the reply before it. */
export function makeReply(overrides: Partial<Comment> = {}, index = 0): Comment {
  const isToReply = index % 2 === 1;
  return makeComment(
    {
      id: `reply-${index + 1}`,
      parentId: isToReply ? `reply-${index}` : 'comment-1',
      parentAuthorName: pick(samples, isToReply ? index : 0).authorName,
      topId: 'comment-1',
      replyCount: 0,
      ...overrides,
    },
    index + 1,
  );
}
