import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['没有外观；旁边的内容画好后才画里面的，之前是骨架'],
  keys: {},
  reader: ['骨架读作正在加载，随即换成内容'],
  do: ['播放器旁边的长目录', '骨架与内容一样高'],
  dont: ['页面的主要内容', '按下才出现的内容'],
  related: ['RenderNearViewport', 'Skeleton'],
};
