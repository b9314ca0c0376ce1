import type { AnswerForm } from './questionTraits.ts';

type Keys = readonly string[];

const asSet = (keys: Keys): Keys => [...new Set(keys)].toSorted();
const asList = (keys: Keys): Keys => keys;

/** What is compared of the option keys of an answer: an ordering in another order is another answer. */
const COMPARED: Record<AnswerForm, (keys: Keys) => Keys> = {
  options: asSet,
  'ordered-options': asList,
  texts: asSet,
  text: asSet,
  'sub-answers': asSet,
  any: asSet,
};

/** True when two answers of a form choose the same options, in the same order where the form is an order. */
export function hasSameOptions(form: AnswerForm, these: Keys, those: Keys): boolean {
  const [some, others] = [COMPARED[form](these), COMPARED[form](those)];
  return some.length === others.length && some.every((key, index) => key === others[index]);
}
