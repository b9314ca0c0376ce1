import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['学校名与简介、链接栏、联系方式、二维码、备案行', '空的栏整个不出现', '手机上各栏上下排'],
  keys: { Tab: '依次到每个链接和电话' },
  reader: ['每栏是一个导航地标，以栏名为名'],
  do: ['电话可点，地址写全', '备案原样写，顺序由品牌定'],
  dont: ['放还没有的页面'],
  related: ['LayoutLink', 'QrCode'],
};
