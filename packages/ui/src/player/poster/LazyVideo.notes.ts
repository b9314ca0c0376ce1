import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['封面、播放圆、标题；按下才加载播放器和视频', '坏了：原因和再试', '没有封面用品牌底纹'],
  keys: { 'Enter 或空格': '播放' },
  reader: ['“播放视频：给宝宝洗第一次澡，按钮”'],
  do: ['一页有多个视频时都用它，省流量', 'ratio 与视频一致，不留黑边'],
  dont: ['自动播放有声音的视频', '用在课堂：那里要记进度，用 LessonPlayer'],
  related: ['LessonPlayer', 'PlayDisc', 'Picture'],
};
