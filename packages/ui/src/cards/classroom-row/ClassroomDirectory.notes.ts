import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '章、节、课三层，章和节可收起',
    '课的一行：种类图标、名称、进度或状态、当前的高亮',
    '上千课只画屏幕附近',
    '打开时滚到当前课',
  ],
  keys: { Tab: '到章、节、课', 'Enter 或空格': '收起或展开；在课上打开' },
  reader: ['章读“已展开”和“已完成 3，共 8”；当前课读“当前”'],
  do: ['状态写字：学习中 62%，而不只是圆点', '收起的章仍写已完成几课、共几课'],
  dont: ['打开一课时让目录跳回开头'],
  related: ['WindowedList', 'LessonStage'],
};
