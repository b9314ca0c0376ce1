import { isEmptyAnswer, listSeparate, type Question } from '@cloud-school/domain';
import { isAnswered, type Journal } from '../journal/Journal.ts';

/** How much of a question is answered: its sub-questions, or itself where it has none. */
export interface AnsweredParts {
  answered: number;
  total: number;
}

export function countAnsweredParts(question: Question, journal: Journal): AnsweredParts {
  const own = journal.get(question.id);
  const total = question.subQuestions.length;
  if (total === 0) return { answered: own && isAnswered(own) ? 1 : 0, total: 1 };
  if (question.isSavedAsOne) {
    const answers = own?.answer.subAnswers ?? [];
    return { answered: answers.filter((answer) => answer && !isEmptyAnswer(answer)).length, total };
  }
  const entries = listSeparate(question).map(({ id }) => journal.get(id));
  return { answered: entries.filter((entry) => entry && isAnswered(entry)).length, total };
}
