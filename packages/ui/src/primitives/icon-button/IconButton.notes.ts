import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '方形 36 / 40 / 48，图标居中',
    'outline 有边，ghost 悬停才有底',
    '最小的也有 42 的触控区',
    'label 同时是悬停提示',
  ],
  keys: { 'Enter 或空格': '按下' },
  reader: ['只读 label：图标本身不读'],
  do: ['位置窄、含义人人认得：关闭、上一页、更多', 'label 写动作：关闭提示，而不是“叉”'],
  dont: ['用生僻图标又不配文字', '一排超过四个：换成带字的按钮'],
  related: ['Button', 'Drawer', 'Popover'],
};
