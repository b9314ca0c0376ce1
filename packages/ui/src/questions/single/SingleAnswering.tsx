import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import { formatLetterRange } from '../choice/formatLetterRange.ts';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';

/** One option of several. */
export function SingleAnswering(props: QuestionAnsweringProps) {
  return (
    <ChoiceAnswering
      {...props}
      mode="one"
      keysHint={`按 ${formatLetterRange(props.question.options)} 选择`}
    />
  );
}
