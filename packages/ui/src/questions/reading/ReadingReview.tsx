import { useId } from 'react';
import type { ReviewProps } from '../QuestionViews.ts';
import { SubQuestionReview } from '../sub-questions/SubQuestionReview.tsx';
import { Passage } from './Passage.tsx';

/** The passage, folded at first, and each sub-question with its result. */
export function ReadingReview({ question }: ReviewProps) {
  const id = useId();
  return (
    <>
      <Passage id={id} question={question} isFoldedAtFirst />
      {question.subQuestions.map((sub, index) => (
        <SubQuestionReview key={sub.id} index={index} question={sub} />
      ))}
    </>
  );
}
