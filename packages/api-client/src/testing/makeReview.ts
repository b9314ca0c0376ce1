import type { Solution } from '../entities/Question.ts';
import type { Review } from '../entities/TestAttempt.ts';
import { makeReviewedQuestion } from './makeQuestion.ts';
import { buildPaper, type PaperOptions } from './makePaper.ts';

/** What a sample review may be asked for: fields of a review, or of its paper. */
export interface ReviewOptions extends Partial<Review>, Pick<PaperOptions, 'questionCount' | 'kinds'> {}

const RESULTS = ['correct', 'wrong', 'correct', 'partial'] as const;

function resultAt(kind: string, index: number, isReviewed: boolean): Solution['result'] {
  if (kind === 'short-answer' && !isReviewed) return 'pending';
  const result = RESULTS[index % RESULTS.length] ?? 'correct';
  const canBePartial = kind === 'short-answer' || kind === 'blanks' || kind === 'multiple';
  return result === 'partial' && !canBePartial ? 'wrong' : result;
}

/** A finished attempt with right, wrong and partly right answers; short answers wait unless it is reviewed. */
export function makeReview({ questionCount, kinds, ...overrides }: ReviewOptions = {}): Review {
  const status = overrides.status === undefined ? 'reviewed' : overrides.status;
  const paper = buildPaper({ questionCount, kinds }, (kind, index) =>
    makeReviewedQuestion(kind, resultAt(kind, index, status === 'reviewed'), {}, index),
  );
  const questions = paper.groups.flatMap((group) => group.questions);
  const score = questions.reduce((sum, { solution }) => sum + (solution?.score ?? 0), 0);
  return {
    testName: paper.title,
    paper,
    score: status === 'reviewed' ? score : null,
    status,
    ...overrides,
  };
}
