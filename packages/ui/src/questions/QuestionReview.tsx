import type { Question, Solution } from '@cloud-school/api-client';
import { Explanation } from './explanation/Explanation.tsx';
import { QuestionBody } from './QuestionBody.tsx';
import { reviewViews } from './reviewViews.ts';

interface QuestionReviewProps {
  number: number;
  question: Question;
}

const UNMARKED: Solution = {
  optionKeys: [],
  texts: [],
  explanationHtml: null,
  result: 'pending',
  score: null,
};

/** A question of any kind with the student's answer, the right answer and the explanation. */
export function QuestionReview({ number, question }: QuestionReviewProps) {
  const { Review, explanation } = reviewViews[question.kind];
  const solution = question.solution ?? UNMARKED;
  const isExplained = explanation === 'always' || solution.result !== 'pending';
  return (
    <QuestionBody number={number} tone="plain">
      <Review question={question} answer={question.savedAnswer} solution={solution} />
      {solution.explanationHtml && isExplained && <Explanation html={solution.explanationHtml} />}
    </QuestionBody>
  );
}
