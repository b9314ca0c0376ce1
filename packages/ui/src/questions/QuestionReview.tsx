import type { Question, Solution } from '@cloud-school/api-client';
import { Explanation } from './explanation/Explanation.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { reviewViews } from './reviewViews.ts';

interface QuestionReviewProps {
  number: number;
  question: Question;
}

const unmarked: Solution = {
  optionKeys: [],
  texts: [],
  explanationHtml: null,
  result: 'pending',
  score: null,
};

/** A question of any kind with the student's answer, the right one and why. */
export function QuestionReview({ number, question }: QuestionReviewProps) {
  const Review = reviewViews[question.kind];
  const solution = question.solution ?? unmarked;
  // It would give the reference away that the teacher's mark comes with.
  const isHeldBack = question.kind === 'short-answer' && solution.result === 'pending';
  return (
    <QuestionBody number={number} tone="plain">
      <Review question={question} answer={question.savedAnswer} solution={solution} />
      {solution.explanationHtml && !isHeldBack && <Explanation html={solution.explanationHtml} />}
    </QuestionBody>
  );
}
