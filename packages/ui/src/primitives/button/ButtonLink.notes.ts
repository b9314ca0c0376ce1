import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['与 Button 同一套尺寸、tone、variant', '站内用 to；站外用 href，新标签页打开'],
  keys: { Enter: '打开', 'Ctrl 或 ⌘ + Enter': '在新标签页打开' },
  reader: ['“去学习，链接”，不是按钮：读屏用户知道会离开这一页'],
  do: ['站内用 to，站外用 href（新标签页打开）', '和旁边的按钮用同一个尺寸'],
  dont: ['拿它提交表单或打开弹窗：那是 Button', '给没有地址的功能留一个空链接'],
  related: ['Button', 'Link', 'LayoutLink'],
};
