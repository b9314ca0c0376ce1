import { type Mistake, type Paper, QUESTION_KINDS, type Question } from '@cloud-school/domain';

/** A question to be answered again: without the earlier answer, by the id of its mistake, since two exams may share one. */
function toQuestion({ id, question }: Mistake): Question {
  const clear = (asked: Question): Question => ({
    ...asked,
    savedAnswer: null,
    isMarked: false,
    subQuestions: asked.subQuestions.map(clear),
  });
  return { ...clear(question), id };
}

/** The paper of a round of mistakes, by kind. */
export const toRoundPaper = (mistakes: readonly Mistake[]): Paper => ({
  title: '错题再练',
  description: null,
  timeLimitMinutes: null,
  groups: QUESTION_KINDS.map((kind) => ({
    kind,
    questions: mistakes.filter(({ question }) => question.kind === kind).map(toQuestion),
  })).filter(({ questions }) => questions.length > 0),
});

/** The results of a marked round by the id of each mistake; left out: what has no answer, what cannot be marked here. */
export const roundResults = ({ groups }: Paper): Map<string, boolean> =>
  new Map(
    groups
      .flatMap(({ questions }) => questions)
      .flatMap(({ id, solution }): [string, boolean][] => {
        const isRight = IS_RIGHT[solution?.result ?? 'unjudged'];
        return isRight === null ? [] : [[id, isRight]];
      }),
  );

type Result = NonNullable<Question['solution']>['result'];

const IS_RIGHT: Record<Result, boolean | null> = {
  correct: true,
  partial: false,
  wrong: false,
  blank: null,
  pending: null,
  unjudged: null,
};

/** The ids of the mistakes of a round, as the history entry keeps them; null without, or from another build. */
export const readRound = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) && stored.every((id) => typeof id === 'string') ? stored : null;
