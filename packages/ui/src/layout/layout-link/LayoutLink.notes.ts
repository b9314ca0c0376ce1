import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['页头、页脚、侧栏里的链接：图标与字', '站内走路由，站外新标签页', '当前页有自己的样子'],
  keys: { Enter: '打开' },
  reader: ['当前页读“当前页”；其余读名称和“链接”'],
  do: ['品牌给的链接都走它，一处管站内外', '只给存在的页面'],
  dont: ['空链接占位', '当按钮'],
  related: ['Link', 'Footer'],
};
