import type { Paper, Question } from '@cloud-school/api-client';

const withoutSolution = (question: Question): Question => ({
  ...question,
  subQuestions: question.subQuestions.map(withoutSolution),
  solution: null,
});

/** The paper as an exam carries it. */
export function withoutSolutions({ groups, ...paper }: Paper): Paper {
  return {
    ...paper,
    groups: groups.map(({ kind, questions }) => ({ kind, questions: questions.map(withoutSolution) })),
  };
}
