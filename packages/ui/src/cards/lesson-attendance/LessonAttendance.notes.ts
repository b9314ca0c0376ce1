import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['课堂标题旁：签到、签退两枚标记，或“考勤加载失败”和重试', '加载时什么也不画，不占位'],
  keys: { 'Enter 或空格': '签到、签退或重试' },
  reader: ['签到后标记读“已签到 13:52”'],
  do: ['深色舞台上用 ground，对比度才够', '能签的时候才是按钮'],
  dont: ['为它留一块空白', '失败时挡住上课'],
  related: ['ActivityTags', 'LessonStage'],
};
