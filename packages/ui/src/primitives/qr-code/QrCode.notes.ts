import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['白底黑码，四周留四格白边：在任何底色上都扫得出', 'size 含白边，手机对着屏幕扫至少 120'],
  keys: {},
  reader: ['图片，读 label：下载 APP 二维码'],
  do: ['旁边写清用什么扫、扫了会怎样', '手机上换成可点的链接：没人能扫自己的屏幕'],
  dont: ['换成品牌色或压上标志', '小于 96'],
  related: ['Picture', 'Popover'],
};
