import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import { letterRange } from '../choice/letterRange.ts';
import type { AnsweringProps } from '../QuestionViews.ts';

/** Any number of options; a second press takes one back. */
export function MultipleAnswering(props: AnsweringProps) {
  return (
    <ChoiceAnswering {...props} mode="many" keysHint={`按 ${letterRange(props.question.options)} 选择`} />
  );
}
