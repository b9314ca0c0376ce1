import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['一个 Tag：状态的词、颜色和记号都从一张表来', '可以说得更多：缺勤 2 节'],
  keys: {},
  reader: ['只读词；颜色和记号不读'],
  do: ['课堂、时段、课程的状态', '新的状态先写进表'],
  dont: ['在屏幕里另写一个词或另选一种颜色', '考试的作答记录：那里有自己的状态'],
  related: ['Tag', 'ActivityTags', 'LessonTags'],
};
