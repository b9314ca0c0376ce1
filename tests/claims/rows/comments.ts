import type { ClaimRow } from '../Claim.ts';

export const commentsClaims: ClaimRow[] = [
  {
    id: 'COMM-01',
    claim:
      'First level 10 a page (album 9999, replies 999) on pictures, short videos and reviews, newest first; relative time; the reply panel loads its replies on opening; only what is near the screen is drawn',
    places: [
      'packages/pages/src/features/comments/Comments.tsx',
      'packages/ui/src/cards/comment-thread/CommentThread.tsx',
    ],
    edit: {
      in: 'packages/api-client/src/endpoints/site/comment.ts',
      symbol: 'pageComments',
      change: "'descending'",
      to: "'ascending'",
      proof: 'packages/api-client/src/endpoints/site/comment.test.ts',
    },
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      'tests/journeys/comments.spec.ts',
    ],
  },
  {
    id: 'COMM-02',
    claim:
      '请输入内容; a visitor hears 请先登录 and goes to the login after 1 s; 发送成功; refused words stay; a comment of unknown outcome is looked for before it is sent again',
    places: ['packages/pages/src/features/comments/useCommentMutations.ts'],
    edit: {
      in: 'packages/ui/src/cards/comment-thread/CommentComposer.tsx',
      symbol: 'checkComment',
      change: '请输入内容',
      to: '请输入评论',
      proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      only: 'Sending',
    },
    proofs: [
      'tests/journeys/comments.spec.ts',
      'packages/pages/src/features/comments/useCommentSend.test.ts',
    ],
  },
  {
    id: 'COMM-03',
    claim: 'Own comments alone: 确定删除该评论？ 操作成功; a refusal puts it back',
    places: ['packages/pages/src/features/comments/DeleteCommentDialog.tsx'],
    edit: {
      in: 'packages/ui/src/cards/comment-thread/CommentList.tsx',
      change: 'comment.authorId === userId',
      to: 'true',
      proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      only: 'Authors And Times',
    },
    proofs: [
      'packages/sandbox/src/routes/comment.test.ts',
      'tests/journeys/comments.spec.ts',
      'packages/ui/src/cards/comment-thread/CommentReplies.stories.tsx',
      'packages/pages/src/features/comments/useCommentMutations.test.ts',
    ],
  },
  {
    id: 'COMM-04',
    claim: 'VEST tagged 虚拟评论',
    places: ['packages/ui/src/cards/comment-thread/CommentItem.tsx'],
    edit: {
      symbol: 'ROLE_TAGS',
      change: 'user: null',
      to: "user: '虚拟评论'",
      proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      only: 'Authors And Times',
    },
    proofs: ['packages/api-client/src/entities/site/parseComment.test.ts'],
  },
];
