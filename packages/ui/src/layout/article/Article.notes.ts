import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '分类标签、标题、来源与时间、摘要、图或视频、正文',
    '正文最宽 792，行长约 40 字',
    '什么都没有时：暂无内容',
  ],
  keys: { Tab: '到正文里的链接' },
  reader: ['一篇 article；标题一级，正文按原来的层级'],
  do: ['新闻、公告、协议', '摘要没有就不留空行'],
  dont: ['在正文前后插推荐'],
  related: ['RichText', 'NoticeList', 'LazyVideo'],
};
