import { answeringViews } from './answeringViews.ts';
import { QuestionBody } from './QuestionBody.tsx';
import type { WholeAnsweringProps } from './QuestionViews.ts';

interface QuestionAnsweringProps extends WholeAnsweringProps {
  number: number;
}

/** A question of any kind with its answer fields. */
export function QuestionAnswering({ number, ...props }: QuestionAnsweringProps) {
  const Answering = answeringViews[props.question.kind];
  return (
    <QuestionBody number={number} tone="action" hasPassage={props.question.kind === 'reading'}>
      <Answering {...props} />
    </QuestionBody>
  );
}
