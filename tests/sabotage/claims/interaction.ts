import type { Claim } from '../Claim.ts';

export const interactionClaims: Claim[] = [
  {
    id: 'QNA-01',
    claim:
      'Questions: 请填写问题内容, at most 100 characters, drawer 528 high, 提问成功，请等待老师回复, 等待老师回答, 暂无问答; closing with text asks 是否保留本次编辑？ and saves a draft or discards; unsent text survives a reload, a lost answer doubles nothing',
    places: [
      'packages/ui/src/cards/interaction/question/QuestionPanel.tsx',
      'packages/pages/src/features/interaction/useQuestions.ts',
      'packages/pages/src/features/interaction/sendOnce.ts',
    ],
    proofs: [
      'packages/ui/src/cards/interaction/question/QuestionPanel.interactions.stories.tsx',
      'packages/ui/src/cards/interaction/InteractionPanel.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'packages/pages/src/features/interaction/sendOnce.test.ts',
      'tests/journeys/lesson-interaction.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/interaction/useQuestions.ts',
        find: '提问成功，请等待老师回复',
        replace: '提问成功',
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'Asking A Question',
      },
      {
        file: 'packages/pages/src/features/interaction/useQuestions.ts',
        find: "isUnsaved: draft.value.trim() !== '' && draft.value !== savedText",
        replace: 'isUnsaved: false',
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'Keeping An Unsent',
      },
      {
        file: 'packages/pages/src/features/interaction/sendOnce.ts',
        find: 'if (repeated && (await hasArrived(repeated))) return open.drop();',
        replace: '',
        proof: 'packages/pages/src/features/interaction/sendOnce.test.ts',
      },
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
    proofs: [
      'packages/ui/src/cards/interaction/note/NotePanel.interactions.stories.tsx',
      'packages/ui/src/dialogs/interaction/DeleteNoteDialog.stories.tsx',
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'tests/journeys/lesson-interaction.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/ui/src/dialogs/interaction/DeleteNoteDialog.tsx',
        find: '删除笔记《${title}》？',
        replace: '删除笔记？',
        proof: 'packages/ui/src/dialogs/interaction/DeleteNoteDialog.stories.tsx',
        only: 'Default',
      },
      {
        file: 'packages/pages/src/features/interaction/useNotes.ts',
        find: '(note ? edited.onChange(note) : edited.drop())',
        replace: '(note ? undefined : edited.drop())',
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'Note Deleted Before Its Edit Is Opened Again',
      },
      {
        file: 'packages/ui/src/cards/interaction/note/NotePanel.tsx',
        find: 'isOwn={note.studentId === studentId}',
        replace: 'isOwn',
        proof: 'packages/ui/src/cards/interaction/note/NotePanel.interactions.stories.tsx',
        only: 'Own Notes Alone',
      },
      {
        file: 'packages/ui/src/cards/interaction/note/NoteComposer.tsx',
        find: 'disabled={editedNote !== null || isBusy}',
        replace: 'disabled={isBusy}',
        proof: 'packages/ui/src/cards/interaction/note/NotePanel.interactions.stories.tsx',
        only: 'Editing',
      },
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
    proofs: [
      'packages/ui/src/cards/interaction/comment/LessonCommentPanel.interactions.stories.tsx',
      'packages/ui/src/cards/interaction/composer/interactionRules.test.ts',
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'tests/journeys/lesson-interaction.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/interaction/useLessonComments.ts',
        find: "'评论成功'",
        replace: "'发送成功'",
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'A Lost Answer',
      },
      {
        file: 'packages/ui/src/cards/interaction/composer/ComposerText.tsx',
        find: 'onDraft={draft.keep}',
        replace: '',
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'A Composition Survives A Reload',
      },
      {
        file: 'packages/validators/src/forms/classCommentForm.ts',
        find: '请先填写评论内容',
        replace: '请填写评论内容',
        proof: 'packages/ui/src/cards/interaction/comment/LessonCommentPanel.interactions.stories.tsx',
        only: 'Commenting And',
      },
    ],
  },
  {
    id: 'QNA-04',
    claim: 'The like of a classroom, for all but videos: shown at once, taken back when refused',
    places: [
      'packages/ui/src/cards/interaction/strip/InteractionStrip.tsx',
      'packages/pages/src/features/interaction/useClassroomLike.ts',
    ],
    proofs: [
      'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
      'tests/journeys/lesson-interaction.spec.ts',
    ],
    sabotage: [
      {
        file: 'packages/pages/src/features/interaction/useClassroomLike.ts',
        find: 'rollbackOnError: true',
        replace: 'rollbackOnError: false',
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'A Like Is Refused',
      },
      {
        file: 'packages/pages/src/features/interaction/useClassroomLike.ts',
        find: 'before.total + (isLiked ? 1 : -1)',
        replace: 'before.total',
        proof: 'packages/pages/src/features/interaction/ClassroomInteraction.stories.tsx',
        only: 'A Like Is Refused',
      },
    ],
  },
];
