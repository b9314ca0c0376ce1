import type { Paper, Question } from '@cloud-school/domain';

/** The questions and sub-questions of a paper, each of which may have an answer of its own. */
export function listRecords({ groups }: Paper): Question[] {
  return groups.flatMap(({ questions }) =>
    questions.flatMap((question) => [question, ...question.subQuestions]),
  );
}
