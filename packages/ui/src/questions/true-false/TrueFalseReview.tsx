import { ChoiceReview } from '../choice/ChoiceReview.tsx';
import type { ReviewProps } from '../QuestionViews.ts';

/** 正确 and 错误 with the right one marked. */
export function TrueFalseReview(props: ReviewProps) {
  return <ChoiceReview {...props} mode="one" isInColumns />;
}
