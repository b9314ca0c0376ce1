import { ChoiceReview } from '../choice/ChoiceReview.tsx';
import type { ReviewProps } from '../QuestionViews.ts';

/** Chosen, missed and wrong options. */
export function MultipleReview(props: ReviewProps) {
  return <ChoiceReview {...props} mode="many" />;
}
