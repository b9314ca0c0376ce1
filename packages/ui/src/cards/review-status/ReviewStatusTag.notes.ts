import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['一个标签：已批阅，或待批阅'],
  keys: {},
  reader: ['读作标签里的词；图标不读'],
  do: ['放在一次作答的时间或成绩旁边'],
  dont: ['待批阅时显示分数', '用颜色代替词'],
  related: ['Tag'],
};
