import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['没有外观的站内链接，让卡片和行能整块点', '由外面的样式决定颜色和下划线'],
  keys: { Enter: '打开', 'Ctrl 或 ⌘ + Enter': '新标签页' },
  reader: ['读链接里的文字；整张卡是链接时，只让标题当名称'],
  do: ['站内的一切跳转，地址由页面给', '卡片用标题做链接，再把点击区撑满整张卡'],
  dont: ['链接里再放按钮', '写“点这里”：离开上下文听不懂'],
  related: ['ButtonLink', 'LayoutLink', 'Breadcrumb'],
};
