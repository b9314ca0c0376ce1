import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['一句问题，一句提示', '留言咨询按钮', '学校的电话；没有电话时不占位置'],
  keys: { Tab: '先到按钮，再到电话', Enter: '打开留言，或拨打电话' },
  reader: ['区域名是卡片的问题；电话读作链接'],
  do: ['放在宽窗口的侧栏里，窄窗口的页面把按钮放在顶部'],
  dont: ['一页放两张', '写没有人接听的电话'],
  related: ['Button'],
};
