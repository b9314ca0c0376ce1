import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '高 48 的一条，图标、一句话、最多一个小按钮、可关',
    '在顶栏下面，把内容推下去，不盖住',
    '四种 tone；有 title 时两行',
  ],
  keys: { Tab: '到操作和关闭' },
  reader: ['danger 立刻读（alert），其余等读完手头的再读（status）'],
  do: ['影响整页的事：断网、他处在答、维护', '说清现在怎样、要不要做什么'],
  dont: ['一次操作的结果：用轻提示', '两条叠在一起：只留更要紧的'],
  related: ['ErrorPanel', 'Dialog'],
};
