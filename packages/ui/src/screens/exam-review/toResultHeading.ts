import { isUnanswered, QUESTION_TRAITS, type Question } from '@cloud-school/domain';
import type { Result } from '../../answer-card/countResults.ts';
import { kindTraits } from '../../answer-card/kinds/kindTraits.ts';
import { formatGivenPoints } from '../../questions/formatGivenPoints.ts';

const labels: Record<Result, string> = {
  correct: '回答正确',
  wrong: '回答错误',
  partial: '部分正确',
  blank: '未作答',
  pending: '待批阅',
  unjudged: '未判',
};

const unansweredLabels: Record<Result, string> = { ...labels, wrong: '未作答' };

type HeadedQuestion = Pick<Question, 'kind' | 'solution' | 'points' | 'savedAnswer' | 'subQuestions'>;

/**
 * The result of a question with its points where they are known: 回答错误 · 得 0 分. A question that a teacher gave points
 * has no right and wrong, only points.
 */
export function toResultHeading(question: HeadedQuestion): { result: Result; text: string } {
  const { kind, solution, points } = question;
  const result = solution?.result ?? 'pending';
  const score = solution?.score ?? null;
  if (result === 'pending') return { result, text: labels.pending };
  const word = (isUnanswered(question) ? unansweredLabels : labels)[result];
  if (score === null) return { result, text: [word, ...countRightParts(question)].join(' · ') };
  const label = QUESTION_TRAITS[kind].isMarkedByTeacher ? '已批阅' : word;
  return { result, text: `${label} · ${formatGivenPoints(result, score, points)}` };
}

/** 对 2 / 4 小题, of a partly right question without points. */
function countRightParts({ kind, solution, subQuestions }: HeadedQuestion): string[] {
  if (solution?.result !== 'partial' || subQuestions.length === 0) return [];
  const right = subQuestions.filter((sub) => sub.solution?.result === 'correct').length;
  return [`对 ${right} / ${subQuestions.length} ${kindTraits[kind].subUnit}`];
}
