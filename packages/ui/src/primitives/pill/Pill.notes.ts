import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '小圆角标签，高 20；封面上的 overlay 高 24',
    'plain、track、solid 用在页面，overlay 压在图上，chrome 用在页头',
  ],
  keys: {},
  reader: ['读文字；数量旁边要有名称，否则只听到一个数'],
  do: ['数量、时长、学校标签', '压在图片上的字用 overlay，它保证对比度'],
  dont: ['表示状态：用 Tag，它有成功、警告、危险', '可以点'],
  related: ['Tag', 'FilterPill'],
};
