import type { PartNotes } from '../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '一题一格：题号居中，右下角是对、错、部分得分、未答（只在练习里）或未批阅的记号',
    '当前的一格有外环',
  ],
  keys: { 'Enter 或空格': '到这一题的解析' },
  reader: ['“第 24 题，回答错误，按钮”'],
  do: ['和 TileLegend 一起用：记号要有说明', '颜色之外总有一个记号'],
  dont: ['答题时用：那是 AnswerTile', '自己加新的颜色'],
  related: ['ReviewAnswerCard', 'AnswerTile', 'TileLegend'],
};
