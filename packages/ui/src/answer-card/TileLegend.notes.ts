import type { PartNotes } from '../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['四个小格和名称：已答、未答、当前、标记'],
  keys: {},
  reader: ['列表“图例”，读四个名称'],
  do: ['紧挨答题卡', '顺序与人看到的顺序一样'],
  dont: ['比答题卡多出没有的状态'],
  related: ['AnswerCard'],
};
