import type { QuestionSeed, TestSeed } from '../seed/TestSeed.ts';

/** The questions that have an answer and a mark of their own: of a reading and a cloze their sub-questions. */
export function listAnswerable({ questions }: Pick<TestSeed, 'questions'>): QuestionSeed[] {
  return questions.flatMap((question) => question.subQuestions ?? [question]);
}
