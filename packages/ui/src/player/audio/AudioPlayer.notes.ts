import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['深色块：封面、标签、标题、老师；声波、时间、控制条', '续播提示与倍速同 LessonPlayer'],
  keys: {
    '空格 或 K': '播放与暂停',
    '← →': '后退与前进 5 秒',
    '↑ ↓': '音量',
    M: '静音',
    '< >': '减速与加速',
  },
  reader: ['“音频：海姆立克：听口令做动作”；声波是装饰，不读'],
  do: ['课堂的音频', '没有封面用品牌画的'],
  dont: ['把视频只放声音：学员要看到'],
  related: ['LessonPlayer', 'LessonStage'],
};
