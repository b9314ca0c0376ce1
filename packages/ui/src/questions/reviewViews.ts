import type { QuestionKind } from '@cloud-school/api-client';
import type { ComponentType } from 'react';
import { BlanksReview } from './blanks/BlanksReview.tsx';
import { MultipleReview } from './multiple/MultipleReview.tsx';
import type { ReviewProps } from './QuestionViews.ts';
import { ShortAnswerReview } from './short-answer/ShortAnswerReview.tsx';
import { SingleReview } from './single/SingleReview.tsx';
import { TrueFalseReview } from './true-false/TrueFalseReview.tsx';
import { UnknownReview } from './unknown/UnknownReview.tsx';

/** How each kind is shown after the exam. A new kind is one folder and a line here. */
export const reviewViews: Record<QuestionKind, ComponentType<ReviewProps>> = {
  single: SingleReview,
  multiple: MultipleReview,
  'true-false': TrueFalseReview,
  blanks: BlanksReview,
  'short-answer': ShortAnswerReview,
  unknown: UnknownReview,
};
