import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['日期、标题、可选“新”标签；详细版加年份和作者', '桌面一行，手机两行，标题读得全'],
  keys: { Tab: '依次到每条', Enter: '打开' },
  reader: ['列表，先读日期再读标题'],
  do: ['首页五条，公告页整页', '没有地址的一条是普通文字'],
  dont: ['给新闻用：新闻有图，用新闻列表'],
  related: ['Ticker', 'Pagination', 'Article'],
};
