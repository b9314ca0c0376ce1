import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['从根到当前页，之间是向右的箭头', '最后一项是当前页，不是链接', '长名称截断，悬停看全'],
  keys: { Tab: '依次到每一级', Enter: '打开' },
  reader: ['地标“当前位置”；最后一项读“当前页”'],
  do: ['班级、课程、课堂三层以上的页面', '名称与那一页的标题一字不差'],
  dont: ['首页和登录页', '用它做步骤条'],
  related: ['Link'],
};
