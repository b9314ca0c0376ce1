import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['必修或选修、线上或面授、考勤结果，最多三个标签', '没有考勤的活动只在进行中时多一个'],
  keys: {},
  reader: ['按顺序读三个词；图标不读'],
  do: ['课程名下面一行，顺序不变', '面授用 accent，因为人要出门'],
  dont: ['再加第四个标签', '改变词：待参加、进行中、已参加、缺勤'],
  related: ['LessonTags', 'Tag'],
};
