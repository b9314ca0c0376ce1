import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '轨道与填充，高 4（line）或 8（bar）',
    '填充最少 0.1%，永远看得见一点',
    'hasKnob：当前日期处有一个圆点',
    '旁边总有写出来的数字',
  ],
  keys: {},
  reader: ['读 label 和百分比；valueText 可换成“已学 12 课，共 40 课”'],
  do: ['数字写在旁边，条只是帮忙看', 'tone 跟结果走：达标 success，快到期 warning'],
  dont: ['只有条没有数字', '用它表示不知道多久的等待：那是骨架'],
  related: ['Ring', 'CountdownRing'],
};
