import { ChoiceAnswering } from '../choice/ChoiceAnswering.tsx';
import type { AnsweringProps } from '../QuestionViews.ts';

/** 正确 or 错误. */
export function TrueFalseAnswering(props: AnsweringProps) {
  return <ChoiceAnswering {...props} mode="one" isInColumns keysHint="按 A 选正确、B 选错误" />;
}
