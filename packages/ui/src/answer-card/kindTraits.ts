import type { QuestionKind } from '@cloud-school/api-client';

/** The name of each question type, as headings and notices say it. */
export const kindLabel: Record<QuestionKind, string> = {
  single: '单选题',
  multiple: '多选题',
  'true-false': '判断题',
  blanks: '填空题',
  'short-answer': '简答题',
  unknown: '未知题型',
};
