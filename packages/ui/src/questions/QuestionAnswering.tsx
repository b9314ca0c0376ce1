import { QUESTION_TRAITS } from '@cloud-school/domain';
import { answeringViews } from './answeringViews.ts';
import { QuestionBody } from './QuestionBody.tsx';
import type { WholeAnsweringProps } from './QuestionViews.ts';

export interface QuestionAnsweringProps extends WholeAnsweringProps {
  number: number;
}

/** A question of any kind with its answer fields. */
export function QuestionAnswering({ number, ...props }: QuestionAnsweringProps) {
  const { kind } = props.question;
  const Answering = answeringViews[kind];
  const hasPassage = QUESTION_TRAITS[kind].subQuestions?.hasPassage ?? false;
  return (
    <QuestionBody number={number} tone="action" hasPassage={hasPassage} isTested>
      <Answering {...props} />
    </QuestionBody>
  );
}
