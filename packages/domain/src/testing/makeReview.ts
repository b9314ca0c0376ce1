import type { QuestionKind, Solution } from '../exam/Question.ts';
import { QUESTION_TRAITS } from '../exam/questionTraits.ts';
import type { Review } from '../exam/TestAttempt.ts';
import { buildPaper, type PaperOptions } from './makePaper.ts';
import { makeReviewedQuestion } from './makeQuestion.ts';

/** Options of a sample review: fields of a review, and the size of its paper. */
export interface ReviewOptions extends Partial<Review>, Pick<PaperOptions, 'questionCount' | 'kinds'> {}

/** Kinds whose answers can be partly right. */
const CAN_BE_PARTIAL: Record<QuestionKind, boolean> = {
  single: false,
  multiple: true,
  'true-false': false,
  blanks: true,
  'short-answer': true,
  reading: true,
  cloze: true,
  unknown: false,
};

const RESULTS = ['correct', 'wrong', 'correct', 'partial'] as const;

function toResult(kind: QuestionKind, index: number, isReviewed: boolean): Solution['result'] {
  if (QUESTION_TRAITS[kind].isMarkedByTeacher && !isReviewed) return 'pending';
  const result = RESULTS[index % RESULTS.length] ?? 'correct';
  return result === 'partial' && !CAN_BE_PARTIAL[kind] ? 'wrong' : result;
}

/** A finished attempt with right, wrong and partly right answers; short answers are pending unless it is reviewed. */
export function makeReview({ questionCount, kinds, ...overrides }: ReviewOptions = {}): Review {
  const status = overrides.status === undefined ? 'reviewed' : overrides.status;
  const paper = buildPaper({ questionCount, kinds }, (kind, index) =>
    makeReviewedQuestion(kind, toResult(kind, index, status === 'reviewed'), {}, index),
  );
  const questions = paper.groups.flatMap((group) => group.questions);
  const score = questions.reduce((sum, { solution }) => sum + (solution?.score ?? 0), 0);
  return {
    testName: paper.title,
    source: 'school',
    paper,
    score: status === 'reviewed' ? score : null,
    passScore: null,
    status,
    ...overrides,
  };
}
