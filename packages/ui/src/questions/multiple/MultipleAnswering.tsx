import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import { formatLetterRange } from '../choice/formatLetterRange.ts';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';

/** Any number of options; a second click removes one. */
export function MultipleAnswering(props: QuestionAnsweringProps) {
  return (
    <ChoiceAnswering
      {...props}
      mode="many"
      keysHint={`按 ${formatLetterRange(props.question.options)} 选择`}
    />
  );
}
