import type { TestConfig } from 'yup';
import type { Rule } from '../rule.ts';

/** The rule as a yup test: `string().test(toYup(mobile))`. */
export function toYup(rule: Rule): TestConfig {
  return {
    name: rule.name,
    message: rule.message,
    test: (value, context) => {
      const issue = rule.check(value);
      return issue
        ? context.createError({ message: issue.message, params: { code: issue.code, ...issue.params } })
        : true;
    },
  };
}
