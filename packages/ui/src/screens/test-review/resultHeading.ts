import type { Question } from '@cloud-school/api-client';
import type { Result } from '../../answer-card/countResults.ts';

const words: Record<Result, string> = {
  correct: '回答正确',
  wrong: '回答错误',
  partial: '部分正确',
  pending: '待批阅',
};

/**
 * How a question went, with its points where they are known: 回答错误 · 得 0 分. A short answer has
 * no right and wrong, only the teacher's points.
 */
export function resultHeading({ kind, solution, points }: Pick<Question, 'kind' | 'solution' | 'points'>): {
  result: Result;
  text: string;
} {
  const result = solution?.result ?? 'pending';
  const score = solution?.score ?? null;
  if (result === 'pending') return { result, text: words.pending };
  const word = kind === 'short-answer' ? '已批阅' : words[result];
  if (score === null) return { result, text: word };
  const given = result === 'partial' && points !== null ? `${score} / ${points}` : score;
  return { result, text: `${word} · 得 ${given} 分` };
}
