import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: ['标题“课堂简介”', '学校写的须知', '知识点：从 1 起编号，每条一行'],
  keys: {},
  reader: ['知识点读作有序列表，编号不重复读'],
  do: ['放在课堂内容下方'],
  dont: ['须知和知识点都没有时还留一个空块'],
  related: ['RichText', 'LessonStage'],
};
