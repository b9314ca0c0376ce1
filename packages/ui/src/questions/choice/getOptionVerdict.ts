import type { Answer, Solution } from '@cloud-school/domain';

/** An option on review: right and chosen, wrong and chosen, right but missed, chosen with no mark yet, or plain. */
export type OptionVerdict = 'right' | 'wrong' | 'missed' | 'chosen' | 'plain';

/** Compares one option with the answer; without known right answers or a judged result a chosen option is only 'chosen'. */
export function getOptionVerdict(key: string, answer: Answer | null, solution: Solution): OptionVerdict {
  const isChosen = answer?.optionKeys.includes(key) ?? false;
  if (solution.optionKeys.length === 0 || solution.result === 'unjudged')
    return isChosen ? 'chosen' : 'plain';
  const isRight = solution.optionKeys.includes(key);
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'plain';
}
