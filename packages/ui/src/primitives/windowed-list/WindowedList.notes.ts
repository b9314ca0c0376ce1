import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '没有外观；每 20 项一组，只画屏幕附近的组，其余留出高度',
    '先用 itemHeight 估，画过一次就记住真实高度',
    'isAlwaysRendered 的项滚远了也不拆：里面正开着东西',
  ],
  keys: { 方向键与翻页键: '滚动外面的容器' },
  reader: ['只读已经画出来的项；滚到哪里读到哪里'],
  do: ['可能上百项的列表：目录、笔记、提问', '正在编辑的那一项给 isAlwaysRendered'],
  dont: ['十几项的短列表', '需要浏览器查找全文的文章'],
  related: ['ClassroomDirectory', 'Pagination'],
};
