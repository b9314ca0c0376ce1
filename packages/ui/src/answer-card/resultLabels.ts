import type { Result } from './countResults.ts';

/** The label of each result. */
export const resultLabels: Record<Result, string> = {
  correct: '正确',
  wrong: '错误',
  partial: '部分正确',
  pending: '待批阅',
};
