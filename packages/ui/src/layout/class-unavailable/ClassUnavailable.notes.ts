import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['能重试：班级加载失败、原因、重新加载', '不能重试：原因、“请从‘我的学习’进入您的班级”、去处'],
  keys: { Tab: '到按钮' },
  reader: ['alert：出现就读原因'],
  do: ['代替整页的块，页头和导航还在', '原因用服务器的话'],
  dont: ['让人一直重试一个不属于他的班级'],
  related: ['ErrorPanel', 'EmptyState'],
};
