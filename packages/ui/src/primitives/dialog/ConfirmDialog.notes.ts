import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '一句话的 Dialog：标题是问题，说明是后果',
    '左边取消，右边以动作为名的按钮',
    'danger 时右边是红的',
    'isBusy：转圈，两个按钮都按不动，Esc 也关不掉',
  ],
  keys: { Esc: '取消；忙时无效', Tab: '在取消和确认之间' },
  reader: ['先读问题和后果，再读按钮；忙时读“忙”'],
  do: ['确认键写动作：交卷、删除', '只在不能撤销或代价大时才问'],
  dont: ['写“确定 / 取消”却不说确定什么', '每次操作都问一遍'],
  related: ['Dialog', 'Button'],
};
