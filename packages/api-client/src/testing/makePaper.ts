import type { Paper } from '../entities/Paper.ts';
import type { Question, QuestionKind } from '../entities/Question.ts';
import { makeQuestion, typeCodeOf } from './makeQuestion.ts';

/** What a sample paper may be asked for, beside the fields of a paper. */
export interface PaperOptions extends Partial<Paper> {
  /** Default 16; shared out among the kinds. */
  questionCount?: number;
  /** Default: all six, the unknown one last. */
  kinds?: readonly QuestionKind[];
}

const SHARES: Record<QuestionKind, number> = {
  single: 5,
  multiple: 3,
  'true-false': 3,
  blanks: 2,
  'short-answer': 2,
  unknown: 1,
};

const ALL_KINDS: readonly QuestionKind[] = [
  'single',
  'multiple',
  'true-false',
  'blanks',
  'short-answer',
  'unknown',
];

/** Deals out `count` questions in turn by share, so that a small paper has the common kinds first. */
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
  { questionCount = 16, kinds = ALL_KINDS, ...overrides }: PaperOptions,
  makeOne: (kind: QuestionKind, index: number) => Question,
): Paper {
  const groups = [...countByKind(questionCount, kinds)].map(([kind, count]) => ({
    kind,
    typeCode: typeCodeOf(kind),
    questions: Array.from({ length: count }, (_, index) => makeOne(kind, index)),
  }));
  return {
    title: '养老护理员（三级）阶段测试：基础照护',
    description: '请先通读题目再作答。',
    timeLimitMinutes: 90,
    groups: groups.filter((group) => group.questions.length > 0),
    ...overrides,
  };
}

/** A nursing paper of all kinds; `makePaper({ questionCount: 500 })` for a long one. */
export function makePaper(options: PaperOptions = {}): Paper {
  return buildPaper(options, (kind, index) => makeQuestion(kind, {}, index));
}
