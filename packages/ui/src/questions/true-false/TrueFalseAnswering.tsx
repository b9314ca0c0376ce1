import { toLetter } from '@cloud-school/domain';
import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';

/** 正确 or 错误, in the order of the server. */
export function TrueFalseAnswering(props: QuestionAnsweringProps) {
  const choices = props.question.options.map(({ label }, index) => `${toLetter(index)} 选${label}`);
  return <ChoiceAnswering {...props} mode="one" isInColumns keysHint={`按 ${choices.join('、')}`} />;
}
