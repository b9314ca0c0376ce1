import type { PartNotes } from '../../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '高 46 的一排页签：目录、内容、简介，后面是互动的文字稿、问答、笔记、评论',
    '最右是点赞；老师有新回复时，问答上有红点',
  ],
  keys: { 方向键: '在页签间移动', 'Enter 或空格': '打开这一页' },
  reader: ['“问答 12，页签，未选中，老师回复了您”'],
  do: ['放在画面下面：打开哪一页都不盖住画面', '互动的代码到了再加上它的页签，本页的先在'],
  dont: ['宽屏上用：那里是 InteractionStrip', '把下载放进来：它在标题行'],
  related: ['InteractionStrip', 'InteractionPanel', 'LessonStage'],
};
