import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '不是界面，是加载方式：返回 module、hasFailed、preload、load',
    '指针移近或得到焦点时 preload，按下时 load',
  ],
  keys: {},
  reader: ['加载中按钮仍在；失败要由使用它的组件写出来'],
  do: ['弹窗、播放器、二维码这类按下才要的重东西', '失败时给一个再试的按钮'],
  dont: ['首屏就要的内容', '失败了按钮没反应'],
  related: ['LazyVideo', 'Dialog'],
};
