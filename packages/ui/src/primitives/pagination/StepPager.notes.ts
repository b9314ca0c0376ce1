import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['当前页 / 总页数，后面两个方按钮', '放在一块的标题行右边', '只有一页时整个不出现'],
  keys: { 'Enter 或空格': '上一页或下一页' },
  reader: ['翻页后礼貌地读“第 2 页，共 4 页”'],
  do: ['标题旁的小翻页：推荐项目、相关项目', 'label 说明翻的是什么'],
  dont: ['整页列表：用 Pagination，人要能跳页'],
  related: ['Pagination'],
};
