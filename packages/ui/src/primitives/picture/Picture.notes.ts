import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '固定比例的框，图来之前就占好位置',
    '没有图或图坏了：画品牌底纹和名称第一个字',
    '圆角由外面的卡片给',
  ],
  keys: {},
  reader: ['有 alt 读 alt；alt 为空则跳过，替身也一样'],
  do: ['写明 ratio，图来之前就占好位置', '首屏的图用 isEager'],
  dont: ['直接写 <img>：图裂了没有替身', '名称就在旁边，alt 还重复一遍'],
  related: ['Avatar', 'LazyVideo', 'QrCode'],
};
