import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import type { QuestionAnsweringProps } from '../QuestionViews.ts';

/** 正确 or 错误. */
export function TrueFalseAnswering(props: QuestionAnsweringProps) {
  return <ChoiceAnswering {...props} mode="one" isInColumns keysHint="按 A 选正确、B 选错误" />;
}
