import type { RefusedAnswer } from '@cloud-school/engine';
import type { NumberedQuestion } from '../../../answer-card/numberPaper.ts';

/** 答案第 5、7 题未被接受：本题已停用。 One sentence for each reason of the server. */
export function formatRefused(
  refused: readonly RefusedAnswer[],
  entries: readonly NumberedQuestion[],
): string {
  const reasons = new Set(refused.map(({ words }) => words ?? ''));
  return Array.from(reasons, (words) => {
    const answers = refused.filter((answer) => (answer.words ?? '') === words);
    const ids = new Set(answers.map(({ questionId }) => questionId));
    const numbers = entries
      .filter(({ question: { id, subQuestions } }) =>
        [id, ...subQuestions.map((sub) => sub.id)].some((one) => ids.has(one)),
      )
      .map(({ number }) => number);
    const sentence = `答案第 ${numbers.join('、')} 题未被接受${words && `：${words}`}`;
    return /[。！？]$/.test(sentence) ? sentence : `${sentence}。`;
  }).join('');
}
