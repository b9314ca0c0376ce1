import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['高 56 的一条，不能关：练习：不记分、不保存', '右边一个按钮：退出练习，看结果时是“再练一次”'],
  keys: { Tab: '到按钮' },
  reader: ['地标“练习”，进入时就能听到'],
  do: ['练习的每一页都在', '与考试顶栏同时出现'],
  dont: ['做成可以关掉的提示'],
  related: ['ExamBar', 'NoticeStrip'],
};
