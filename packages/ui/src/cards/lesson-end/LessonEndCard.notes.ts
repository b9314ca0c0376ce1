import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['标题说做完了什么，下面是数目', '下一项和它的按钮；最后一项只有返回'],
  keys: { Esc: '关闭卡片' },
  reader: ['是一个以标题命名的区域；打字时不抢焦点'],
  do: ['服务器确认后才说“已完成”', '安静地出现，不自动播放下一项'],
  dont: ['撒花或倒计时跳转', '盖住播放器的控制条'],
  related: ['WhatNowStrip', 'Progress'],
};
