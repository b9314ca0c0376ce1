import type { PartNotes } from '../../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '竖排的快捷键：文字稿、问答、笔记、评论，各带数目',
    '最后是点赞，带总数',
    '有老师的新回复时，问答上有一个红点',
  ],
  keys: { Tab: '逐个走过快捷键与点赞', 'Enter 或空格': '打开面板；再按一次收起' },
  reader: ['“问答 12，按钮，已收起”；“点赞 58，切换按钮，未按下”', '红点读作“老师回复了您”'],
  do: ['放在播放器旁边；面板开在它的左边', '没有的一项不画，数目未知时不写零'],
  dont: ['手机上用：那里是 LessonTabs', '盖在画面上'],
  related: ['LessonTabs', 'InteractionPanel'],
};
