import type { PartNotes } from '../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['题型标题在左，题数与分数在右，下面是题号格'],
  keys: {},
  reader: ['三级标题；列表以标题为名'],
  do: ['标题与试卷里的题型一字不差', '右边写 8 题 · 24 分'],
  dont: ['放题号以外的内容'],
  related: ['AnswerCard', 'ReviewAnswerCard'],
};
