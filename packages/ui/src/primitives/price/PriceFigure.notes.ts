import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '小号的 ¥、等宽数字、可选的“起”',
    '三种大小：20、24（手机上 20）、36',
    '金额为 0 时只写“免费”，没有 ¥',
  ],
  keys: {},
  reader: ['从左到右读：¥1,680 起'],
  do: ['有几个价时写最低的，并带“起”', '同一块里只有一个最大的价'],
  dont: ['原价：那是划掉的小字', '把补贴减进价格里'],
  related: ['Tag', 'ProductCard'],
};
