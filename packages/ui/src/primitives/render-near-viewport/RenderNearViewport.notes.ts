import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['没有外观；离屏幕近了才画里面的内容，之前留出高度'],
  keys: {},
  reader: ['没画的内容读不到，滚到附近才有'],
  do: ['首页靠下的重内容：视频、地图、二维码', '留的高度与内容一样'],
  dont: ['首屏的内容', '有锚点要跳进去的内容'],
  related: ['WindowedList', 'Skeleton'],
};
