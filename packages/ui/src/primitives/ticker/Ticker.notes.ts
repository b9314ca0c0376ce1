import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '一行的高度，文字向上翻，默认每 6 秒一条',
    '上一条、下一条、暂停三个小按钮',
    '只有一条时不动也没有按钮',
  ],
  keys: { Tab: '到当前一条和三个按钮；焦点在里面时停住' },
  reader: ['自动翻时不读；暂停后翻页才读'],
  do: ['首页的公告：一行，能点开', '鼠标停在上面、焦点在里面都要停'],
  dont: ['放必须看到的消息：用 NoticeStrip', '一页两个'],
  related: ['NoticeStrip', 'NoticeList'],
};
