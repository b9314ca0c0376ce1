import { labelOptions, toLetter } from '../exam/labelOptions.ts';
import type { Answer, Question, QuestionKind, QuestionOption, Solution } from '../exam/Question.ts';
import { QUESTION_TRAITS } from '../exam/questionTraits.ts';
import { toAnswer } from '../exam/toAnswer.ts';
import { pick } from './pick.ts';
import { QUESTION_BANK, type QuestionSample, type SubSample } from './questionBank.ts';
import { questionsInSchool } from './sampleSchool.ts';

const POINTS: Record<QuestionKind, number> = {
  single: 2,
  multiple: 3,
  'true-false': 2,
  blanks: 6,
  'short-answer': 10,
  reading: 12,
  cloze: 10,
  unknown: 3,
};

type Pool = (typeof QUESTION_BANK)[QuestionKind];

/** The questions of a kind in the school that is shown, or else in the bank. */
function poolOf(kind: QuestionKind): Pool {
  const [first, ...others] = questionsInSchool().filter((question) => question.kind === kind);
  return first ? [toSample(first), ...others.map(toSample)] : QUESTION_BANK[kind];
}

function toSample({ stemHtml, options, savedAnswer, solution }: Question): QuestionSample {
  const letters = options.map((_, index) => toLetter(index));
  const right = options.flatMap(({ key }, index) =>
    solution?.optionKeys.includes(key) ? toLetter(index) : [],
  );
  const isChoice = options.length > 0;
  return {
    stem: stemHtml,
    options: options.map(({ html }) => html),
    right: isChoice ? right : (solution?.texts ?? []),
    slip: isChoice
      ? letters.filter((letter) => !right.includes(letter)).slice(0, 1)
      : (savedAnswer?.texts ?? []),
    explanation: solution?.explanationHtml ?? '',
  };
}

function makeOptions(kind: QuestionKind, { options = [] }: QuestionSample): QuestionOption[] {
  return labelOptions(
    kind,
    options.map((html, index) => ({ key: toLetter(index), html })),
  );
}

/** The sub-questions of a sample, each worth an equal part of the points. */
function makeSubQuestions({ id, points, unitId }: Question, samples: readonly SubSample[] = []): Question[] {
  return samples.map((sample, index) => ({
    ...makeQuestion(sample.kind),
    id: `${id}-${index + 1}`,
    unitId,
    stemHtml: sample.stem,
    points: points === null ? null : points / samples.length,
    options: makeOptions(sample.kind, sample),
  }));
}

/** A nursing question without an answer; `index` picks another question of the same kind. */
export function makeQuestion(kind: QuestionKind, overrides: Partial<Question> = {}, index = 0): Question {
  const pool = poolOf(kind);
  const sample = pick(pool, index);
  const round = Math.floor(index / pool.length);
  const id = `${kind}-${index + 1}`;
  const question: Question = {
    id,
    unitId: `unit-${id}`,
    kind,
    stemHtml: round === 0 ? sample.stem : `${sample.stem}（变式 ${round}）`,
    points: POINTS[kind],
    isMarked: false,
    options: makeOptions(kind, sample),
    blankCount: QUESTION_TRAITS[kind].answerForm === 'texts' ? sample.right.length : 0,
    subQuestions: [],
    isSavedAsOne: false,
    savedAnswer: null,
    solution: null,
    ...overrides,
  };
  return { ...question, subQuestions: makeSubQuestions(question, sample.subQuestions), ...overrides };
}

/** The right answer of the sample question at `index`. */
export function makeRightAnswer(kind: QuestionKind, index = 0): Answer {
  return toAnswer(kind, pick(poolOf(kind), index).right);
}

/** A question on review: with its solution, and an answer that has the given result. */
export function makeReviewedQuestion(
  kind: QuestionKind,
  result: Solution['result'],
  overrides: Partial<Question> = {},
  index = 0,
): Question {
  const question = makeQuestion(kind, {}, index);
  const sample = pick(poolOf(kind), index);
  const points = question.points ?? 0;
  const scores = {
    correct: points,
    wrong: 0,
    partial: Math.ceil(points / 2),
    blank: 0,
    pending: null,
    unjudged: null,
  };
  const given = result === 'correct' && !QUESTION_TRAITS[kind].isMarkedByTeacher ? sample.right : sample.slip;
  const subQuestions = makeReviewedSubQuestions(question, sample.subQuestions ?? [], result);
  const subScore = subQuestions.reduce((sum, { solution }) => sum + (solution?.score ?? 0), 0);
  return {
    ...question,
    subQuestions,
    savedAnswer: toAnswer(kind, given),
    solution: {
      ...toAnswer(kind, sample.right),
      explanationHtml: sample.explanation,
      result,
      score: subQuestions.length > 0 && result !== 'pending' ? subScore : scores[result],
    },
    ...overrides,
  };
}

/** Sub-questions on review; of a partly right question the second one is wrong. */
function makeReviewedSubQuestions(
  { subQuestions }: Question,
  samples: readonly SubSample[],
  result: Solution['result'],
): Question[] {
  return subQuestions.map((question, index) => {
    const sample = samples[index];
    if (!sample) return question;
    const own = result === 'partial' ? (index === 1 ? 'wrong' : 'correct') : result;
    const scores = { correct: question.points, wrong: 0, blank: 0, pending: null, unjudged: null };
    return {
      ...question,
      savedAnswer: toAnswer(question.kind, own === 'correct' ? sample.right : sample.slip),
      solution: {
        ...toAnswer(question.kind, sample.right),
        explanationHtml: sample.explanation || null,
        result: own,
        score: scores[own],
      },
    };
  });
}
