import type { Claim } from '../Claim.ts';

export const commentsClaims: Claim[] = [
  {
    id: 'COMM-01',
    claim:
      'First level 10 a page (album 9999, replies 999) on pictures, short videos and reviews, newest first; relative time; the reply panel loads its replies on opening; only what is near the screen is drawn',
    places: [
      'packages/pages/src/features/comments/Comments.tsx',
      'packages/ui/src/cards/comment-thread/CommentThread.tsx',
    ],
    proofs: [
      'tests/journeys/numbers.spec.ts',
      'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      'tests/journeys/comments.spec.ts',
      'packages/api-client/src/endpoints/site/comment.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/comments/useComments.ts',
        find: 'picture: 9999',
        replace: 'picture: 999',
        proof: 'tests/journeys/numbers.spec.ts',
        only: 'comments are requested ten',
      },
      {
        file: 'packages/ui/src/cards/comment-thread/CommentList.tsx',
        find: '{isOpen(comment) && renderReplies(comment)}',
        replace: '',
        proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
        only: 'Replies Open And Close',
      },
      {
        file: 'packages/api-client/src/endpoints/site/comment.ts',
        find: 'REPLIES_SIZE = 999',
        replace: 'REPLIES_SIZE = 99',
        proof: 'packages/api-client/src/endpoints/site/comment.test.ts',
      },
      {
        file: 'packages/api-client/src/endpoints/site/comment.ts',
        find: "order: 'descending'",
        replace: "order: 'ascending'",
        proof: 'packages/api-client/src/endpoints/site/comment.test.ts',
      },
    ],
  },
  {
    id: 'COMM-02',
    claim:
      '请输入内容; a visitor hears 请先登录 and goes to the login after 1 s; 发送成功; refused words stay; a comment of unknown outcome is looked for before it is sent again',
    places: ['packages/pages/src/features/comments/useCommentMutations.ts'],
    proofs: [
      'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      'tests/journeys/comments.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/comments/useCommentMutations.ts',
        find: "toasts.show('success', '发送成功');",
        replace: '',
        proof: 'tests/journeys/comments.spec.ts',
        only: 'a student comments, replies',
      },
      {
        file: 'packages/ui/src/cards/comment-thread/CommentComposer.tsx',
        find: '请输入内容',
        replace: '请输入评论',
        proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
        only: 'Sending',
      },
    ],
  },
  {
    id: 'COMM-03',
    claim: 'Own comments alone: 确定删除该评论？ 操作成功; a refusal puts it back',
    places: ['packages/pages/src/features/comments/DeleteCommentDialog.tsx'],
    proofs: ['packages/sandbox/src/routes/comment.test.ts', 'tests/journeys/comments.spec.ts'],
    sabotage: [
      {
        file: 'packages/pages/src/features/comments/DeleteCommentDialog.tsx',
        find: '确定删除该评论？',
        replace: '确定删除？',
        proof: 'tests/journeys/comments.spec.ts',
        only: 'a student comments, replies',
      },
    ],
  },
  {
    id: 'COMM-04',
    claim: 'VEST tagged 虚拟评论',
    places: ['packages/ui/src/cards/comment-thread/CommentItem.tsx'],
    proofs: [
      'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
      'packages/api-client/src/entities/site/parseComment.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/comment-thread/CommentItem.tsx',
        find: '{comment.isVirtual && <VirtualTag>虚拟评论</VirtualTag>}',
        replace: '<VirtualTag>虚拟评论</VirtualTag>',
        proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
        only: 'Authors And Times',
      },
      {
        file: 'packages/api-client/src/entities/site/parseComment.ts',
        find: "=== 'VEST'",
        replace: "=== 'USER'",
        proof: 'packages/api-client/src/entities/site/parseComment.test.ts',
      },
    ],
  },
];
