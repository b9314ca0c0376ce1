import type { PartNotes } from '../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '与答题卡同样的分组，格子按结果上色，并有对、错、半对的图标',
    'isOnlyMistakes：只留错的和半对的，空组不出现',
  ],
  keys: { 方向键: '在题号间移动', 'Enter 或空格': '到这一题' },
  reader: ['“第 12 题，答错，按钮”'],
  do: ['配“仅看错题”的开关', '待批阅的格子单独一种样子，不算错'],
  dont: ['只用红绿区分对错：图标也要在'],
  related: ['AnswerCard', 'Switch', 'TileLegend'],
};
