import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '按内容种类换：视频、音频、文章、文档、图片、压缩包；有自己页面的给一个去处；直播说状态、时间和还有多久',
    '视频与音频是深色，文章有字号工具',
    '没有内容：学校暂未上传内容',
  ],
  keys: { Tab: '进入内容；播放器的键见 LessonPlayer' },
  reader: ['加载失败是 alert；换课后焦点到新课的标题'],
  do: ['所有课堂都走它，种类由后台定', '文档看不了时仍能下载'],
  dont: ['在外面再判断一次种类'],
  related: ['LessonPlayer', 'AudioPlayer', 'Article'],
};
