import { type Answer, hasGoneOption, isEmptyAnswer, listSeparate, type Question } from '@cloud-school/domain';
import { isAnswered, type Journal } from '../journal/Journal.ts';

/** How much of a question is answered: its sub-questions, or itself where it has none. */
export interface AnsweredParts {
  answered: number;
  total: number;
  /** An answer of it holds an option that the paper no longer has, and does not count. */
  isOutdated: boolean;
}

export function countAnsweredParts(question: Question, journal: Journal): AnsweredParts {
  const parts = listParts(question, journal);
  return {
    answered: parts.filter(({ isCurrent }) => isCurrent).length,
    total: parts.length,
    isOutdated: parts.some((part) => part.isOutdated),
  };
}

interface Part {
  isCurrent: boolean;
  isOutdated: boolean;
}

function listParts(question: Question, journal: Journal): Part[] {
  const own = journal.get(question.id);
  if (question.isSavedAsOne)
    return question.subQuestions.map((each, index) => {
      const answer = own?.answer.subAnswers?.[index] ?? null;
      return toPart(each, answer, answer !== null && !isEmptyAnswer(answer));
    });
  const questions = question.subQuestions.length > 0 ? listSeparate(question) : [question];
  return questions.map((each) => {
    const entry = journal.get(each.id);
    return toPart(each, entry?.answer, entry !== undefined && isAnswered(entry));
  });
}

function toPart(question: Question, answer: Answer | null | undefined, isGiven: boolean): Part {
  const isOutdated = hasGoneOption(question, answer);
  return { isCurrent: isGiven && !isOutdated, isOutdated };
}
