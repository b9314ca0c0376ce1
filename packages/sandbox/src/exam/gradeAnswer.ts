import { isSameText, type QuestionKind } from '@cloud-school/domain';
import type { QuestionSeed } from '../seed/TestSeed.ts';
import type { StoredAnswer } from '../store/Collections.ts';

/** Points and result of one question; both are null until a teacher marks it. */
export interface Grade {
  score: number | null;
  isRight: boolean | null;
}

type Given = Pick<StoredAnswer, 'content' | 'optionList' | 'teacherScore'>;

type Grader = (question: QuestionSeed, given: Given | undefined) => Grade;

/** How to mark each kind; null for a kind that counts nothing, or that its sub-questions count for. */
const GRADERS: Record<QuestionKind, Grader | null> = {
  single: gradeSingle,
  multiple: gradeMultiple,
  'true-false': gradeSingle,
  blanks: gradeBlanks,
  'short-answer': gradeShortAnswer,
  reading: null,
  cloze: null,
  unknown: null,
};

/** Marks the answer as it is stored. An unanswered question is wrong with 0 points; an unknown kind is never marked. */
export function gradeAnswer(question: QuestionSeed, given: Given | undefined): Grade {
  return GRADERS[question.kind]?.(question, given) ?? { score: null, isRight: null };
}

/** Whether a question of this kind counts towards the score. */
export function isMarkable({ kind }: QuestionSeed): boolean {
  return GRADERS[kind] !== null;
}

/** Whether a stored answer has any content. */
export function isAnswered(given: Given | undefined): boolean {
  return hasText(given) || (given?.optionList.length ?? 0) > 0;
}

function gradeSingle(question: QuestionSeed, given: Given | undefined): Grade {
  const [chosen, ...more] = given?.optionList ?? [];
  const isRight = more.length === 0 && chosen !== undefined && chosen === question.solution.keys[0];
  return { score: isRight ? question.examPoint : 0, isRight };
}

// One wrong option costs all points; a part of the right options is worth 1 point.
function gradeMultiple(question: QuestionSeed, given: Given | undefined): Grade {
  const right = new Set(question.solution.keys);
  const chosen = new Set(given?.optionList);
  if (chosen.size === 0 || [...chosen].some((key) => !right.has(key))) return { score: 0, isRight: false };
  const isRight = chosen.size === right.size;
  return { score: isRight ? question.examPoint : Math.min(1, question.examPoint), isRight };
}

function gradeBlanks(question: QuestionSeed, given: Given | undefined): Grade {
  const texts = (given?.content ?? '').split('|');
  const expected = question.solution.texts;
  const hits = expected.filter((key, index) => isSameText(key, texts[index] ?? '')).length;
  const score = Math.round((question.examPoint * hits * 10) / expected.length) / 10;
  return { score, isRight: hits === expected.length };
}

function gradeShortAnswer(question: QuestionSeed, given: Given | undefined): Grade {
  if (!hasText(given)) return { score: 0, isRight: false };
  const score = given?.teacherScore ?? null;
  return { score, isRight: score === null ? null : score === question.examPoint };
}

function hasText(given: Given | undefined): boolean {
  return Boolean(given?.content?.replaceAll('|', '').trim());
}
