import { string } from 'yup';
import { normalise } from '../normalise.ts';
import type { Rule } from '../rule.ts';
import { required } from '../rules/text/required.ts';
import { toYup } from '../yup/toYup.ts';

/** Required text, cleaned as the rule cleans it before it is judged and sent; free text without a rule. */
export function textField(missingMessage: string, rule?: Rule) {
  const text = string()
    .transform(normalise(rule ?? required()))
    .required(missingMessage);
  return rule ? text.test(toYup(rule)) : text;
}
