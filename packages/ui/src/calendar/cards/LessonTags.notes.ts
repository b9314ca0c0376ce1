import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '种类标签（必修、线上）、阶段标签（已完成、缺勤、逾期未学、进行中、待上、已结束）、没有底色的阶段字',
    '除“已结束”外都有图标，字始终在',
  ],
  keys: {},
  reader: ['读字，图标隐藏'],
  do: ['地方窄用没有底色的 PhaseLabel', '词与班级页的活动标签一致'],
  dont: ['只用图标'],
  related: ['ActivityTags', 'Tag'],
};
