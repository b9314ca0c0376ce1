import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '高 64，手机 56；返回、标签、考试名、备注、右端的计时或保存状态',
    '代替站点页头：考试里没有别的去处',
    '名称长时截断，点开看全',
  ],
  keys: { Tab: '返回、名称、右端', 'Enter 或空格': '按下' },
  reader: ['名称是这一页的一级标题；返回读“退出查看”'],
  do: ['进入、答题、完成、查看四页都用它', '返回写清后果'],
  dont: ['放导航、消息、头像'],
  related: ['PracticeBanner', 'Breadcrumb'],
};
