import type { Paper } from '../exam/Paper.ts';
import { QUESTION_KINDS, type Question, type QuestionKind } from '../exam/Question.ts';
import { isCompoundKind } from '../exam/questionTraits.ts';
import { makeExamDetail } from './makeExamDetail.ts';
import { makeQuestion } from './makeQuestion.ts';

/** Options of a sample paper, besides the fields of a paper. */
export interface PaperOptions extends Partial<Paper> {
  /** Default 16; distributed over the kinds by SHARES. */
  questionCount?: number;
  /** Default: the kinds without sub-questions, the unknown one last. */
  kinds?: readonly QuestionKind[];
}

/** Questions of each kind in a paper of 18, or of 16 without sub-questions. */
const SHARES: Record<QuestionKind, number> = {
  single: 5,
  multiple: 3,
  'true-false': 3,
  blanks: 2,
  'short-answer': 2,
  reading: 1,
  cloze: 1,
  unknown: 1,
};

const SIMPLE_KINDS = QUESTION_KINDS.filter((kind) => !isCompoundKind(kind));

/** Distributes `count` questions by share, so that a small paper has the common kinds first. */
function countByKind(count: number, kinds: readonly QuestionKind[]): Map<QuestionKind, number> {
  const turns = kinds.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  const counts = new Map(kinds.map((kind) => [kind, 0]));
  for (let index = 0; index < count; index++) {
    const kind = turns[index % turns.length];
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** A paper whose questions come from `makeOne`, grouped by kind. */
export function buildPaper(
  { questionCount = 16, kinds = SIMPLE_KINDS, ...overrides }: PaperOptions,
  makeOne: (kind: QuestionKind, index: number) => Question,
): Paper {
  const groups = [...countByKind(questionCount, kinds)].map(([kind, count]) => ({
    kind,
    questions: Array.from({ length: count }, (_, index) => makeOne(kind, index)),
  }));
  return {
    title: makeExamDetail().title,
    description: '请先通读题目再作答。',
    timeLimitMinutes: 90,
    groups: groups.filter((group) => group.questions.length > 0),
    ...overrides,
  };
}

/** A nursing paper; `makePaper({ questionCount: 500 })` for a long one. */
export function makePaper(options: PaperOptions = {}): Paper {
  return buildPaper(options, (kind, index) => makeQuestion(kind, {}, index));
}
