import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['一个小面板和指向按钮的箭头，离按钮 12', '靠边放不下会自动换边'],
  keys: { 'Enter 或空格': '打开', Esc: '关闭', Tab: '进面板，走完就离开' },
  reader: ['按钮读“已展开 / 已折叠”；面板读 label'],
  do: ['与一个按钮有关的少量内容：二维码、筛选、账号菜单', '手机上内容多就换成 Drawer'],
  dont: ['悬停才出现：触屏和键盘到不了', '里面放一整张表单'],
  related: ['Drawer', 'Dialog'],
};
