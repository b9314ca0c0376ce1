import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import { formatLetterRange } from '../choice/formatLetterRange.ts';
import type { AnsweringProps } from '../QuestionViews.ts';

/** One option of several. */
export function SingleAnswering(props: AnsweringProps) {
  return (
    <ChoiceAnswering
      {...props}
      mode="one"
      keysHint={`按 ${formatLetterRange(props.question.options)} 选择`}
    />
  );
}
