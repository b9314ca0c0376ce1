import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '根：高 32 / 40 / 48（small / medium / large），圆角 control',
    '图标 16 在文字前，间距 8',
    '加载时转圈代替图标，文字还在，可以换成“提交中”',
    'variant 定分量：solid > outline > secondary > subtle > text；tone 定含义',
  ],
  keys: { 'Enter 或空格': '按下', Tab: '进入，禁用的按钮跳过' },
  reader: ['“去学习，按钮”；加载中读“忙”，此时按下没有反应'],
  do: [
    '一块区域只有一个实心主按钮，其余用描边或次要',
    '用动词：去学习、交卷、立即领取',
    '提交时用 isLoading，按钮不变宽，也不会点两次',
  ],
  dont: [
    '用按钮打开另一页：那是 ButtonLink',
    '用 danger 表示“重要”：它只给不能撤销的事',
    '禁用按钮却不说原因',
  ],
  related: ['ButtonLink', 'IconButton', 'ConfirmDialog'],
};
