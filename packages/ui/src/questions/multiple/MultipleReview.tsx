import { ChoiceReview } from '../choice/ChoiceReview.tsx';
import type { ReviewProps } from '../QuestionViews.ts';

/** Chosen, missed and wrong options beside each other. */
export function MultipleReview(props: ReviewProps) {
  return <ChoiceReview {...props} mode="many" />;
}
