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

/** The results of a marked round by the id of each mistake; what cannot be marked here is left out. */
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
  pending: null,
  unjudged: null,
};

const rounds = new Map<string, readonly Mistake[]>();

/** The round of a class that is opened next, from the page of its mistakes; a reload composes another one. */
export const nextRounds = {
  set: (classId: string, mistakes: readonly Mistake[]) => void rounds.set(classId, mistakes),
  get: (classId: string) => rounds.get(classId) ?? null,
};
