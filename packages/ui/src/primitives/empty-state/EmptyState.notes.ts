import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['小插画（随品牌）、一行标题、一行提示、最多一个操作', 'card 有卡片底，bare 没有，放在卡片里面'],
  keys: { Tab: '到操作按钮，没有操作就不停' },
  reader: ['插画隐藏；按顺序读标题、提示、操作'],
  do: ['一句话说清没有什么，能做就给一个按钮', '卡片里面用 variant="bare"'],
  dont: ['用它表示失败：那是 ErrorPanel', '写“暂无数据”：说清是什么数据'],
  related: ['ErrorPanel', 'Block'],
};
