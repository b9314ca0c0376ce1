import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '左边总数，右边上一页、页码、下一页',
    '页多时中间是省略号，手机上只留邻近的页码',
    'hasJump：可以输入页码',
    '只有一页时不出现按钮',
  ],
  keys: { Tab: '依次到每个页码', Enter: '翻页；在跳页框里按 Enter 跳转' },
  reader: ['地标“分页”；“第 3 页，当前页”'],
  do: ['每页固定条数的列表：班级、公告、新闻', '翻页后焦点留在页码上，列表从头看起'],
  dont: ['几十条能一次看完的列表', '卡片区标题旁：用 StepPager'],
  related: ['StepPager', 'WindowedList'],
};
