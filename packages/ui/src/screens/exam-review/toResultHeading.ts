import type { Question } from '@cloud-school/api-client';
import type { Result } from '../../answer-card/countResults.ts';
import { kindTraits } from '../../answer-card/kindTraits.ts';

const labels: Record<Result, string> = {
  correct: '回答正确',
  wrong: '回答错误',
  partial: '部分正确',
  pending: '待批阅',
};

/**
 * The result of a question with its points where they are known: 回答错误 · 得 0 分. A question that a teacher marks has
 * no right and wrong, only points.
 */
export function toResultHeading({ kind, solution, points }: Pick<Question, 'kind' | 'solution' | 'points'>): {
  result: Result;
  text: string;
} {
  const result = solution?.result ?? 'pending';
  const score = solution?.score ?? null;
  if (result === 'pending') return { result, text: labels.pending };
  const label = kindTraits[kind].isMarkedByTeacher ? '已批阅' : labels[result];
  if (score === null) return { result, text: label };
  const given = result === 'partial' && points !== null ? `${score} / ${points}` : score;
  return { result, text: `${label} · 得 ${given} 分` };
}
