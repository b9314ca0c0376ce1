import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import { letterRange } from '../choice/letterRange.ts';
import type { AnsweringProps } from '../QuestionViews.ts';

/** One option of several. */
export function SingleAnswering(props: AnsweringProps) {
  return (
    <ChoiceAnswering {...props} mode="one" keysHint={`按 ${letterRange(props.question.options)} 选择`} />
  );
}
