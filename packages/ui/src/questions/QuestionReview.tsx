import { QUESTION_TRAITS, type Question } from '@cloud-school/domain';
import { Explanation } from './explanation/Explanation.tsx';
import { UnjudgedNote } from './hint/UnjudgedNote.tsx';
import { isExplained } from './isExplained.ts';
import { QuestionBody } from './QuestionBody.tsx';
import { reviewViews } from './reviewViews.ts';
import { unmarkedSolution } from './unmarkedSolution.ts';

export interface QuestionReviewProps {
  number: number;
  question: Question;
}

/** A question of any kind with the student's answer, the right answer and the explanation. */
export function QuestionReview({ number, question }: QuestionReviewProps) {
  const Review = reviewViews[question.kind];
  const hasPassage = QUESTION_TRAITS[question.kind].subQuestions?.hasPassage ?? false;
  const solution = question.solution ?? unmarkedSolution;
  return (
    <QuestionBody number={number} tone="plain" hasPassage={hasPassage}>
      <Review question={question} answer={question.savedAnswer} solution={solution} />
      {solution.result === 'unjudged' && solution.score === null && question.subQuestions.length === 0 && (
        <UnjudgedNote />
      )}
      {solution.explanationHtml && isExplained(question.kind, solution) && (
        <Explanation
          html={solution.explanationHtml}
          title={question.subQuestions.length > 0 ? '整题解析' : '解析'}
        />
      )}
    </QuestionBody>
  );
}
