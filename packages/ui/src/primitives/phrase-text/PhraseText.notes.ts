import type { PartNotes } from '../../testing/PartNotes.ts';

export const notes: PartNotes = {
  anatomy: [
    '一段文字，按两三个字一组分开，只在组与组之间换行',
    '数字与单位、书名号与括号里的短词不分开',
    '末行不止一个字',
  ],
  keys: {},
  reader: ['读出的文字不变'],
  do: ['标题、名称、地点和一行小字都用它'],
  dont: ['用在正文里：正文由 RichText 排', '为了断行改数据里的文字'],
  related: ['RichText'],
};
