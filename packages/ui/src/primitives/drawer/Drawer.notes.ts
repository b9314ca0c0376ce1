import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '右侧整高面板（默认宽 360）或底部上升的面板，底部的有抓手',
    '标题、关闭按钮、可滚的内容、固定的 foot',
  ],
  keys: { Esc: '关闭', Tab: '只在抽屉里转' },
  reader: ['打开读标题；关闭后焦点回到打开它的按钮'],
  do: ['看一眼再回来的内容：题号、目录、导航', '手机用 bottom，桌面用 right'],
  dont: ['需要回答的问题：那是 Dialog', '抽屉里再开抽屉'],
  related: ['Dialog', 'Popover'],
};
