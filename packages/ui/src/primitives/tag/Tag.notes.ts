import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '高 24，圆角 tag',
    '可选图标 14 在文字前',
    '七种 tone：底色浅、字深，solid 反过来',
    '字太长时截断，不换行',
  ],
  keys: {},
  reader: ['只读文字；图标和颜色不读，所以含义必须在字里'],
  do: ['状态、种类、属性，二到四个字', '同一件事在全站用同一个 tone：逾期 danger，完成 success'],
  dont: ['可以点的东西：那是 FilterPill', '只靠颜色区分两种状态'],
  related: ['Pill', 'FilterPill', 'ActivityTags', 'LessonTags'],
};
