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
    proofs: ['packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx'],
    sabotage: [
      {
        file: 'packages/ui/src/cards/comment-thread/CommentItem.tsx',
        find: '{comment.isVirtual && <VirtualTag>虚拟评论</VirtualTag>}',
        replace: '<VirtualTag>虚拟评论</VirtualTag>',
        proof: 'packages/ui/src/cards/comment-thread/CommentThread.interactions.stories.tsx',
        only: 'Authors And Times',
      },
    ],
  },
  {
    id: 'FMT-01',
    claim: "Relative time, the school's whatever the zone of the device",
    places: ['packages/domain/src/words/formatRelativeTime.ts'],
    proofs: ['packages/domain/src/words/formatRelativeTime.test.ts', 'tests/journeys/comments.spec.ts'],
    sabotage: [
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: 'MAX_DAYS = 3',
        replace: 'MAX_DAYS = 4',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: 'toMoment(time) ?? NaN',
        replace: 'Date.parse(time)',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
    ],
  },
  {
    id: 'FMT-02',
    claim: 'Time text cut to 16 characters',
    places: ['packages/domain/src/words/formatRelativeTime.ts'],
    proofs: ['packages/domain/src/words/formatRelativeTime.test.ts'],
    sabotage: [
      {
        file: 'packages/domain/src/words/formatRelativeTime.ts',
        find: 'DATE_LENGTH = 16',
        replace: 'DATE_LENGTH = 19',
        proof: 'packages/domain/src/words/formatRelativeTime.test.ts',
      },
    ],
  },
  {
    id: 'FMT-03',
    claim:
      'Durations from milliseconds: 02:05 and 1:02:05 in the directory, hours and minutes of the statistics and targets',
    places: [
      'packages/domain/src/words/formatDuration.ts',
      'packages/ui/src/screens/training-class/statistics/durationParts.ts',
      'packages/domain/src/calendar/formatStudyTime.ts',
    ],
    proofs: [
      'packages/domain/src/words/formatDuration.test.ts',
      'packages/ui/src/screens/training-class/statistics/durationParts.test.ts',
      'packages/ui/src/calendar/target/studyTargets.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/domain/src/words/formatDuration.ts',
        find: 'hours > 0 ?',
        replace: 'hours > 1 ?',
        proof: 'packages/domain/src/words/formatDuration.test.ts',
      },
      {
        file: 'packages/ui/src/screens/training-class/statistics/durationParts.ts',
        find: 'const MINUTE = 60_000',
        replace: 'const MINUTE = 1000',
        proof: 'packages/ui/src/screens/training-class/statistics/durationParts.test.ts',
      },
      {
        file: 'packages/domain/src/calendar/formatStudyTime.ts',
        find: 'rest === 0 ?',
        replace: 'rest < 0 ?',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
    ],
  },
  {
    id: 'FMT-04',
    claim: 'At most 100 %, one decimal on the timetable (two elsewhere)',
    places: ['packages/ui/src/calendar/target/formatShare.ts'],
    proofs: [
      'packages/ui/src/calendar/target/studyTargets.test.ts',
      'packages/ui/src/primitives/progress/Progress.interactions.stories.tsx',
      'packages/ui/src/cards/classroom/classroomStatus.test.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/cards/classroom/classroomStatus.ts',
        find: 'Math.min(0.9999, progress / 100)',
        replace: 'progress / 100',
        proof: 'packages/ui/src/cards/classroom/classroomStatus.test.ts',
      },
      {
        file: 'packages/ui/src/primitives/progress/Progress.tsx',
        find: 'MIN_PERCENT = 0.1',
        replace: 'MIN_PERCENT = 0',
        proof: 'packages/ui/src/primitives/progress/Progress.interactions.stories.tsx',
        only: 'Never Quite Empty',
      },
      {
        file: 'packages/ui/src/calendar/target/formatShare.ts',
        find: 'toFixed(1)',
        replace: 'toFixed(2)',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
      {
        file: 'packages/ui/src/calendar/target/formatShare.ts',
        find: 'Math.min(99.9, share * 100)',
        replace: 'share * 100',
        proof: 'packages/ui/src/calendar/target/studyTargets.test.ts',
      },
    ],
  },
];
