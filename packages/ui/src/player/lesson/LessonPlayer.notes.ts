import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '16:9 深色舞台；字幕；底部：进度条、播放、时间、音量、倍速、清晰度、字幕、全屏',
    '续播提示在按钮那一行，三秒后自己走；字幕开着时在画面下自占一行，全屏除外',
    '坏了：原因与再试，封面还在',
  ],
  keys: {
    '空格 或 K': '播放与暂停',
    '← →': '后退与前进 5 秒',
    '↑ ↓': '音量',
    M: '静音',
    F: '全屏',
    C: '字幕',
    '< >': '减速与加速',
  },
  reader: ['“视频：30° 侧卧与五处受压点检查”；进度条读“12 分 46 秒，共 20 分 30 秒”'],
  do: ['课堂的视频都用它：记进度、记住音量和倍速', '有字幕就给'],
  dont: ['首页和新闻：用 LazyVideo', '在它上面盖任何东西'],
  related: ['AudioPlayer', 'LazyVideo', 'LessonStage'],
};
