import type { Question, Solution } from '@cloud-school/domain';
import { type AnsweredQuestion, parseSolution } from './parseSolution.ts';

/**
 * Reads the right answer of a question of the partner's source. Only the partner judges: an answer without its result
 * stays 'unjudged', even where it equals the right answer (EXAM-11).
 */
export function parsePartnerSolution(data: unknown, question: AnsweredQuestion): Solution {
  const isRight = question.saved?.isRight ?? null;
  const result =
    isRight === null ? resultBySubQuestions(question.subQuestions) : isRight ? 'correct' : 'wrong';
  return { ...parseSolution(data, question), result };
}

/** Right and wrong together are partly right; one missing result leaves the rest open. */
function resultBySubQuestions(subQuestions: readonly Question[]): Solution['result'] {
  const results = new Set(subQuestions.map(({ solution }) => solution?.result ?? 'unjudged'));
  if (results.has('partial') || (results.has('correct') && results.has('wrong'))) return 'partial';
  const [first = 'unjudged'] = results;
  return results.size > 1 ? 'unjudged' : first;
}
