import { isMistake } from '../../answer-card/countResults.ts';
import type { NumberedQuestion } from '../../answer-card/numberPaper.ts';

/** Ids of the previous and next question, among all or among the mistakes; null at the ends. */
export function findReviewSteps(
  entries: NumberedQuestion[],
  currentNumber: number,
  isOnlyMistakes: boolean,
): { previous: string | null; next: string | null } {
  const pool = isOnlyMistakes ? entries.filter(isMistake) : entries;
  return {
    previous: pool.findLast(({ number }) => number < currentNumber)?.question.id ?? null,
    next: pool.find(({ number }) => number > currentNumber)?.question.id ?? null,
  };
}
