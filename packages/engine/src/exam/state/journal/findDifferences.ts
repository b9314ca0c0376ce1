import { isEmptyAnswer, type Answer } from '@cloud-school/domain';
import { type ComparedQuestion, isHeldAnswer } from './isHeldAnswer.ts';
import { type Journal } from './Journal.ts';

/**
 * The questions whose answer the server does not hold as the journal has it. An emptied answer is never sent, so it is no
 * difference; a server that returns no answers at all proves nothing.
 */
export function findDifferences(
  questions: ReadonlyMap<string, ComparedQuestion>,
  journal: Journal,
  held: ReadonlyMap<string, Answer>,
): string[] {
  if (held.size === 0) return [];
  return [...journal.values()]
    .filter(({ answer }) => !isEmptyAnswer(answer))
    .filter(({ questionId, answer }) => {
      const question = questions.get(questionId);
      const theirs = held.get(questionId);
      return !question || !theirs || !isHeldAnswer(question, theirs, answer);
    })
    .map(({ questionId }) => questionId);
}
