import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '与 TextField 同一个外框；默认 4 行',
    'grows：随文字长高，不出滚动条',
    'counter：右下角 12/200，选词时不计',
    '窄栏里用 textSize="body"',
  ],
  keys: { Enter: '换行', Tab: '离开' },
  reader: ['读标签、值；字数不会每敲一下就读，超了读错误'],
  do: ['会写多句话的地方：笔记、提问、评价、简答', '有上限就显示 counter'],
  dont: ['一行能写完的：用 TextField', '满了就不让打字：让人打完，再说超了几个'],
  related: ['TextField', 'RichText'],
};
