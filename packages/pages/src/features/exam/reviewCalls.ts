import { getHomeworkReview, getTestReview } from '@cloud-school/api-client';
import type { ExamKind } from '@cloud-school/domain';

/** The result of an attempt, on the finished page and in its review. */
export const REVIEW_CALLS: Record<ExamKind, typeof getTestReview> = {
  test: getTestReview,
  homework: getHomeworkReview,
};

/** The parameter of the review's address that names the shown question. */
export const QUESTION = 'question';
