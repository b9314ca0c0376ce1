import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '一个接口一块，四种样子：加载（骨架）、失败（ErrorPanel）、空（empty）、有数据',
    '渲染时出错也留在这一块里，别处照常',
    'card 自带卡片底，bare 用在卡片里面',
  ],
  keys: { Tab: '失败时到“重新加载”' },
  reader: ['加载中读 loadingLabel，一次', '失败是 alert，出现就读标题'],
  do: ['一个接口一个 Block，一处失败只坏一块', '骨架与完整内容一样高，数据来了不跳动'],
  dont: ['一页只用一个 Block 包住所有数据', '自己写 if (loading)'],
  related: ['BlockBoundary', 'Skeleton', 'ErrorPanel', 'EmptyState'],
};
