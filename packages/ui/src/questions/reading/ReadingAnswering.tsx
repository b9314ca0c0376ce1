import { useId } from 'react';
import type { WholeAnsweringProps } from '../QuestionViews.ts';
import { NoSubQuestions } from '../sub-questions/NoSubQuestions.tsx';
import { SubQuestionAnswering } from '../sub-questions/SubQuestionAnswering.tsx';
import { Passage } from './Passage.tsx';

/** A passage and questions of other kinds about it. */
export function ReadingAnswering({ question, subAnswers, isReadOnly }: WholeAnsweringProps) {
  const id = useId();
  return (
    <>
      <Passage id={id} question={question} />
      {question.subQuestions.length === 0 && <NoSubQuestions />}
      {question.subQuestions.map((sub, index) => (
        <SubQuestionAnswering
          key={sub.id}
          index={index}
          question={sub}
          subAnswers={subAnswers}
          isReadOnly={isReadOnly}
        />
      ))}
    </>
  );
}
