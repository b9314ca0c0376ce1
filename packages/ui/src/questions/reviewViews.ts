import type { QuestionKind } from '@cloud-school/domain';
import type { ComponentType } from 'react';
import { ClozeReview } from './cloze/ClozeReview.tsx';
import type { ReviewProps } from './QuestionViews.ts';
import { ReadingReview } from './reading/ReadingReview.tsx';
import { simpleReviewViews } from './simpleReviewViews.ts';

/** How each kind is shown after the exam. */
export const reviewViews: Record<QuestionKind, ComponentType<ReviewProps>> = {
  ...simpleReviewViews,
  reading: ReadingReview,
  cloze: ClozeReview,
};
