import { useId } from 'react';
import { usePlainText } from '../../primitives/rich-text/usePlainText.ts';
import { SlottedStem } from '../blanks/SlottedStem.tsx';
import type { ReviewProps } from '../QuestionViews.ts';
import { SubQuestionReview } from '../sub-questions/SubQuestionReview.tsx';
import { ClozeText } from './ClozeText.ts';

const doNothing = () => undefined;

/** The text with the student's words, and each blank with its result. */
export function ClozeReview({ question }: ReviewProps) {
  const id = useId();
  const toPlainText = usePlainText(question);
  const texts = question.subQuestions.map(({ options, savedAnswer }) => {
    const chosen = options.find(({ key }) => key === savedAnswer?.optionKeys[0]);
    return chosen ? toPlainText(chosen.html || chosen.label) : '';
  });
  return (
    <>
      <ClozeText>
        <SlottedStem id={id} question={question} texts={texts} current={-1} onPick={doNothing} />
      </ClozeText>
      {question.subQuestions.map((sub, index) => (
        <SubQuestionReview key={sub.id} index={index} question={sub} />
      ))}
    </>
  );
}
