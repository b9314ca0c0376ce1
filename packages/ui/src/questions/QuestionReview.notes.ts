import type { PartNotes } from '../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['题号和题干', '学生的答案与正确答案，随题型而变', '解析；未批阅时是一句说明'],
  keys: {},
  reader: ['每个选项读出“您的答案”或“正确答案”，不只靠颜色'],
  do: ['在答题回顾和错题本里用同一块'],
  dont: ['在正在进行的考试里显示答案'],
  related: ['QuestionAnswering', 'ReviewAnswerCard'],
};
