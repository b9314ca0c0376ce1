import type { QuestionKind } from '@cloud-school/api-client';
import type { ComponentType } from 'react';
import { BlanksReview } from './blanks/BlanksReview.tsx';
import { MultipleReview } from './multiple/MultipleReview.tsx';
import type { ReviewProps } from './QuestionViews.ts';
import { ShortAnswerReview } from './short-answer/ShortAnswerReview.tsx';
import { SingleReview } from './single/SingleReview.tsx';
import { TrueFalseReview } from './true-false/TrueFalseReview.tsx';
import { UnknownReview } from './unknown/UnknownReview.tsx';

interface ReviewView {
  Review: ComponentType<ReviewProps>;
  /** When the explanation is shown: it would reveal a reference answer that comes only with the teacher's mark. */
  explanation: 'always' | 'after-marking';
}

/** How each kind is shown after the exam. A new question kind needs one folder and one line here. */
export const reviewViews: Record<QuestionKind, ReviewView> = {
  single: { Review: SingleReview, explanation: 'always' },
  multiple: { Review: MultipleReview, explanation: 'always' },
  'true-false': { Review: TrueFalseReview, explanation: 'always' },
  blanks: { Review: BlanksReview, explanation: 'always' },
  'short-answer': { Review: ShortAnswerReview, explanation: 'after-marking' },
  unknown: { Review: UnknownReview, explanation: 'always' },
};
