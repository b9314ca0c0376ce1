import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '胶囊，高 26 或 32，触控区 36 或 42',
    '按下：描边、浅底、加粗；isAll 按下是深色',
    '宽度不因加粗而变',
  ],
  keys: { 'Enter 或空格': '切换' },
  reader: ['“待参加，切换按钮，已按下”'],
  do: ['筛选：一组里“全部”放第一，用 isAll', '选了立刻生效，不用再点确定'],
  dont: ['切换内容区：那是 Tabs', '二到四个固定选项：用 SegmentedControl'],
  related: ['Tabs', 'SegmentedControl', 'Tag'],
};
