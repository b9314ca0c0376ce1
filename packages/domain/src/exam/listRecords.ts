import type { Paper } from './Paper.ts';
import type { Question } from './Question.ts';

/** The sub-questions that have records of their own; none of a question that is saved as one. */
export const listSeparate = ({ subQuestions, isSavedAsOne }: Question): readonly Question[] =>
  isSavedAsOne ? [] : subQuestions;

/** The questions of a paper in order, with the sub-questions that have records of their own after theirs. */
export const listRecords = ({ groups }: Paper): Question[] =>
  groups.flatMap(({ questions }) => questions.flatMap((question) => [question, ...listSeparate(question)]));

/** The records that carry answers: a question, or its sub-questions where they have records of their own. */
export const listAnswerRecords = ({ groups }: Paper): Question[] =>
  groups.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const separate = listSeparate(question);
      return separate.length > 0 ? separate : [question];
    }),
  );
