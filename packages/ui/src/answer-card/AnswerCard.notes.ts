import type { PartNotes } from '../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '按题型分组的题号，每题一格',
    '格子状态：未答描边、已答实心、答了一半填下半、标记有角、当前有外环',
    '右下角小徽标：保存中、未保存（已存本机）、以上次保存的答案为准',
  ],
  keys: { 方向键: '在题号间移动', 'Enter 或空格': '到这一题', Tab: '整张卡只停一次，停在当前题' },
  reader: ['“第 24 题，已答，未保存（已存本机），已标记，按钮，当前”'],
  do: ['与 TileLegend 放在一起：颜色要有说明', '500 题也一次画完，答一题只动一格'],
  dont: ['用来看结果：那是 ReviewAnswerCard', '自己给格子加新颜色'],
  related: ['ReviewAnswerCard', 'CardGroup', 'TileLegend'],
};
