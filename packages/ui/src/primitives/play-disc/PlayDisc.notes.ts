import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['白色圆、品牌色三角：small 36 用在小图上，large 64 用在视频封面', '压在封面正中'],
  keys: {},
  reader: ['隐藏：外面的按钮或链接已经说“播放视频”'],
  do: ['封面能播放时才放', '大封面用 large，列表里用 small'],
  dont: ['单独当按钮：它没有名称', '放在只是图片的封面上'],
  related: ['LazyVideo', 'Picture'],
};
