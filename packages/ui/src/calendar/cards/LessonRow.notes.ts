import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '时间、名称、必修与方式、地点或内容、阶段标签、按钮',
    '进行中的一行有描边和唯一的实心按钮',
    '手机上名称就是链接，只有进行中有按钮',
  ],
  keys: { Tab: '到名称和按钮', Enter: '打开' },
  reader: ['按钮读“进入课堂：翻身与叩背”，离开上下文也听得懂'],
  do: ['一天的列表里按时间排', '按钮的字随阶段变：进入课堂、去补学、查看安排、回看'],
  dont: ['两行都给实心按钮'],
  related: ['LessonTags', 'DayMarkLabel', 'ActivityTags'],
};
