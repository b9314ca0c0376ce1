import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['标题和问题个数', '问题一行一个，同时只展开一个答案', '没有问题时说暂无'],
  keys: { Tab: '到下一个问题', Enter: '展开或收起答案', Space: '展开或收起答案' },
  reader: ['每个问题读作按钮，说明是否展开'],
  do: ['从别处点进来的问题一开始就展开，并得到焦点'],
  dont: ['把重要的条件只写在收起的答案里'],
  related: ['EmptyState'],
};
