import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['图标、一行说明、课的名字、一个数字、一个按钮', '窄的一种在手机上只有一行'],
  keys: {},
  reader: ['是一个以课名命名的区域；按钮读“进入课堂：课名”', '没有上传的进度在最后读一句'],
  do: ['一页只有一条：正在进行，其次继续上次，再次下一节', '没有可说的就不出现'],
  dont: ['放两个按钮', '为它多请求一次'],
  related: ['LessonEndCard', 'StudyWeek'],
};
