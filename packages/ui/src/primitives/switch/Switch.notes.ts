import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['左边开关，右边文字，整行可点', '开是实心，关是描边；强制颜色下两者仍然不同'],
  keys: { 空格: '切换' },
  reader: ['“仅看老师，开关，已打开”'],
  do: ['立刻生效的一项设置', '文字写打开后的样子：仅看错题'],
  dont: ['要和表单一起提交：用 Checkbox', '写成“开启 / 关闭仅看错题”'],
  related: ['Checkbox', 'SegmentedControl'],
};
