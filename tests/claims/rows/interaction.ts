import type { ClaimRow } from '../Claim.ts';

export const interactionClaims: ClaimRow[] = [
  {
    id: 'QNA-01',
    claim:
      'Questions: 请填写问题内容, at most 100 characters, drawer 528 high, 提问成功，请等待老师回复, 等待老师回答, 暂无问答; closing with text asks 是否保留本次编辑？ and saves a draft or discards it, also one of before; a look at another panel keeps the words; unsent text survives a reload, a lost answer doubles nothing',
    places: [
      'packages/ui/src/cards/interaction/question/QuestionPanel.tsx',
      'packages/pages/src/features/interaction/useQuestions.ts',
    ],
    edit: {
      in: 'packages/pages/src/features/interaction/sendOnce.ts',
      change: 'repeated && (await hasArrived(repeated))',
      to: 'false',
      proof: 'packages/pages/src/features/interaction/sendOnce.test.ts',
    },
    proofs: [
      'packages/ui/src/cards/interaction/question/QuestionPanel.interactions.stories.tsx',
      'packages/ui/src/cards/interaction/InteractionPanel.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.drafts.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.questionDrafts.stories.tsx',
      'packages/validators/src/forms/forms.test.ts',
      'packages/api-client/src/endpoints/lesson/interaction.test.ts',
      'packages/ui/src/dialogs/interaction/KeepQuestionDialog.stories.tsx',
    ],
  },
  {
    id: 'QNA-02',
    claim:
      'Notes: 请先填写笔记名称, name and content at most 100 characters, drawer 700 high; 分享给同学 fixed on edit, 仅自己可见, edit and delete of own notes with the name in the question, 全部, 我的, 老师 with counts, 仅看老师, 暂无笔记; an edit outlives a reload, and a note that was deleted meanwhile is stored anew',
    places: [
      'packages/ui/src/cards/interaction/note/NotePanel.tsx',
      'packages/ui/src/dialogs/interaction/DeleteNoteDialog.tsx',
      'packages/pages/src/features/interaction/useNotes.ts',
    ],
    edit: {
      change: 'isOwn={note.studentId === studentId}',
      to: 'isOwn',
      proof: 'packages/ui/src/cards/interaction/note/NotePanel.interactions.stories.tsx',
      only: 'Own Notes Alone',
    },
    proofs: [
      'packages/ui/src/dialogs/interaction/DeleteNoteDialog.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.drafts.stories.tsx',
      'tests/journeys/lesson-interaction.spec.ts',
      'packages/validators/src/forms/forms.test.ts',
      'packages/api-client/src/endpoints/lesson/interaction.test.ts',
      'packages/ui/src/cards/interaction/InteractionPanel.stories.tsx',
    ],
  },
  {
    id: 'QNA-03',
    claim:
      'Comments with replies: 请先填写评论内容, at most 100 characters, drawer 620 high, 评论成功, 暂无评论; a reload loses nothing of a composition',
    places: [
      'packages/ui/src/cards/interaction/comment/LessonCommentPanel.tsx',
      'packages/pages/src/features/interaction/useLessonComments.ts',
    ],
    edit: {
      change: '暂无评论',
      to: '暂无',
      proof: 'packages/ui/src/cards/interaction/comment/LessonCommentPanel.interactions.stories.tsx',
      only: 'No Comments',
    },
    proofs: [
      'packages/ui/src/cards/composer/interactionResolvers.test.ts',
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.drafts.stories.tsx',
      'packages/validators/src/forms/forms.test.ts',
      'packages/ui/src/cards/interaction/InteractionPanel.stories.tsx',
    ],
  },
  {
    id: 'QNA-04',
    claim: 'The like of a classroom, for all but videos: shown at once, taken back when refused',
    places: ['packages/ui/src/cards/interaction/strip/InteractionStrip.tsx'],
    edit: {
      in: 'packages/pages/src/features/interaction/useClassroomLike.ts',
      change: 'rollbackOnError: true',
      to: 'rollbackOnError: false',
      proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      only: 'A Like Is Refused',
    },
    proofs: ['packages/api-client/src/endpoints/lesson/interaction.test.ts'],
  },
];
