import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['圆形照片；没有照片或加载失败时画一个人像，不写字', '同一个名字永远是同一种底色'],
  keys: {},
  reader: ['默认隐藏，因为名字就写在旁边；hasName 时读名字'],
  do: ['名字在旁边时不加 hasName', '评论 32–40，个人信息 56 以上'],
  dont: ['用它放学校标志', '旁边没有名字又不加 hasName'],
  related: ['Picture'],
};
