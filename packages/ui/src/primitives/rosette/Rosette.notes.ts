import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['证书上的纹样：同一个椭圆绕中心转一圈', '填满外面的框，颜色随外面的文字'],
  keys: {},
  reader: ['隐藏'],
  do: ['与证书有关的标题旁', '一屏一个'],
  dont: ['表示得分或奖励', '当图标按钮'],
  related: ['Tag'],
};
