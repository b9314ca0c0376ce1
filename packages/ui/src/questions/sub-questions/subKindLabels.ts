import type { SimpleKind } from '../SimpleKind.ts';

/** The short names of the kinds, on the tag of a sub-question. */
export const subKindLabels: Record<SimpleKind, string> = {
  single: '单选',
  multiple: '多选',
  'true-false': '判断',
  blanks: '填空',
  'short-answer': '简答',
  unknown: '未知题型',
};
