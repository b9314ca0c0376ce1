import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['图标 14 与一个词：已完成、缺 2 节、待上 3 节、待补 1 节、休息', '颜色随种类，词始终在'],
  keys: {},
  reader: ['读词，图标隐藏'],
  do: ['日期条和月历的每一格', '一格只写最要紧的一件'],
  dont: ['只留颜色点'],
  related: ['LessonRow', 'LessonTags'],
};
