import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '遮罩、面板（默认宽 360，不超过窗口）、标题、一句说明、内容、操作区',
    '主按钮在最后',
    'tone="danger" 标题前有警示图标',
    'isSheetOnPhone：窄于 768 时从底部升起',
    '内容长时只滚中间，标题和按钮不动',
  ],
  keys: { Esc: '关闭；isLocked 时无效', 'Tab 与 Shift + Tab': '只在弹窗里转', Enter: '按当前按钮' },
  reader: ['打开时读标题和说明，焦点到第一个控件', '关闭后焦点回到打开它的按钮', '弹窗后面的页面读不到'],
  do: ['标题说清这是什么，主按钮放最后', '手机上内容长就用 isSheetOnPhone'],
  dont: ['弹窗里再开弹窗', '只为一句话打断人：用提示条或轻提示'],
  related: ['ConfirmDialog', 'Drawer', 'Popover', 'NoticeStrip'],
};
