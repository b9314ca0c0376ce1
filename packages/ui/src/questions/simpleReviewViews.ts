import type { SimpleKind } from '@cloud-school/domain';
import type { ComponentType } from 'react';
import { BlanksReview } from './blanks/BlanksReview.tsx';
import { MultipleReview } from './multiple/MultipleReview.tsx';
import type { ReviewProps } from './QuestionViews.ts';
import { ShortAnswerReview } from './short-answer/ShortAnswerReview.tsx';
import { SingleReview } from './single/SingleReview.tsx';
import { TrueFalseReview } from './true-false/TrueFalseReview.tsx';
import { UnknownReview } from './unknown/UnknownReview.tsx';

/** How each kind without sub-questions is shown after the exam, alone or as a sub-question. */
export const simpleReviewViews: Record<SimpleKind, ComponentType<ReviewProps>> = {
  single: SingleReview,
  multiple: MultipleReview,
  'true-false': TrueFalseReview,
  blanks: BlanksReview,
  'short-answer': ShortAnswerReview,
  unknown: UnknownReview,
};
