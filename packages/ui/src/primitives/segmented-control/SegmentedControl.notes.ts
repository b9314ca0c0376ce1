import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['一条轨道，等高的段，选中的浮起来', '高 36 或 44；isFullWidth 时各段等宽'],
  keys: { '← →': '换选项', Tab: '进出，只停一次' },
  reader: ['单选组：“短信登录，单选，已选，第 1 个，共 2 个”'],
  do: ['二到四个短选项，选了立刻生效', '选项等宽时用 isFullWidth'],
  dont: ['选项会变多或很长：用下拉或筛选胶囊', '拿它当标签页切换内容'],
  related: ['Tabs', 'FilterPill', 'Switch'],
};
