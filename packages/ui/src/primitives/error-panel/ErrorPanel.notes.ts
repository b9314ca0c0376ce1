import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['小插画、标题、一行原因、“重新加载”', 'card 与 bare，同 EmptyState'],
  keys: { Tab: '到“重新加载”', 'Enter 或空格': '重试' },
  reader: ['role=alert：出现就读标题和原因'],
  do: ['标题说什么没加载出来，并给“重新加载”', '说明还有什么能用'],
  dont: ['把接口的错误码给人看', '自动无限重试而不给按钮'],
  related: ['Block', 'EmptyState', 'NoticeStrip'],
};
