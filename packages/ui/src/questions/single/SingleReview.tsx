import { ChoiceReview } from '../choice/ChoiceReview.tsx';
import type { ReviewProps } from '../QuestionViews.ts';

/** The chosen option beside the right one. */
export function SingleReview(props: ReviewProps) {
  return <ChoiceReview {...props} mode="one" />;
}
