import type { Answer, Question, QuestionKind, QuestionOption, Solution } from '../entities/exam/Question.ts';
import { QUESTION_TRAITS } from '../entities/exam/questionTraits.ts';
import { pick } from './pick.ts';
import { QUESTION_BANK, type QuestionSample } from './questionBank.ts';

const POINTS: Record<QuestionKind, number> = {
  single: 2,
  multiple: 3,
  'true-false': 2,
  blanks: 6,
  'short-answer': 10,
  unknown: 3,
};

function makeOptions(kind: QuestionKind, sample: QuestionSample): QuestionOption[] {
  if (QUESTION_TRAITS[kind].optionLabels === 'true-false') {
    return [
      { key: '1', label: '正确', html: '' },
      { key: '2', label: '错误', html: '' },
    ];
  }
  return (sample.options ?? []).map((html, index) => {
    const letter = String.fromCodePoint(65 + index);
    return { key: letter, label: letter, html };
  });
}

function toAnswer(kind: QuestionKind, values: readonly string[]): Answer {
  const { answerForm } = QUESTION_TRAITS[kind];
  const isWritten = answerForm === 'blanks' || answerForm === 'text';
  return { optionKeys: isWritten ? [] : [...values], texts: isWritten ? [...values] : [] };
}

/** A nursing question without an answer; `index` picks another question of the same kind. */
export function makeQuestion(kind: QuestionKind, overrides: Partial<Question> = {}, index = 0): Question {
  const pool = QUESTION_BANK[kind];
  const sample = pick(pool, index);
  const round = Math.floor(index / pool.length);
  const id = `${kind}-${index + 1}`;
  return {
    id,
    unitId: `unit-${id}`,
    kind,
    stemHtml: round === 0 ? sample.stem : `${sample.stem}（变式 ${round}）`,
    points: POINTS[kind],
    isMarked: false,
    options: makeOptions(kind, sample),
    blankCount: QUESTION_TRAITS[kind].answerForm === 'blanks' ? sample.right.length : 0,
    savedAnswer: null,
    solution: null,
    ...overrides,
  };
}

/** The right answer of the sample question at `index`. */
export function makeRightAnswer(kind: QuestionKind, index = 0): Answer {
  return toAnswer(kind, pick(QUESTION_BANK[kind], index).right);
}

/** A question on review: with its solution, and an answer that has the given result. */
export function makeReviewedQuestion(
  kind: QuestionKind,
  result: Solution['result'],
  overrides: Partial<Question> = {},
  index = 0,
): Question {
  const question = makeQuestion(kind, {}, index);
  const sample = pick(QUESTION_BANK[kind], index);
  const points = question.points ?? 0;
  const scores = { correct: points, wrong: 0, partial: Math.ceil(points / 2), pending: null };
  const given = result === 'correct' && kind !== 'short-answer' ? sample.right : sample.slip;
  return {
    ...question,
    savedAnswer: toAnswer(kind, given),
    solution: {
      ...toAnswer(kind, sample.right),
      explanationHtml: sample.explanation,
      result,
      score: scores[result],
    },
    ...overrides,
  };
}
