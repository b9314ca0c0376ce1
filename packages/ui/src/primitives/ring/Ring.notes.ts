import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['从顶上顺时针的圆弧，中间放数字', '直径随文字放大', '是装饰：含义在中间的字里'],
  keys: {},
  reader: ['圆弧隐藏，只读中间的字'],
  do: ['一屏一个重点数字：总进度、得分率', 'small 用在列表行里'],
  dont: ['一排五个圆环比大小：用 Progress', '中间不写字'],
  related: ['Progress', 'CountdownRing'],
};
