import type { Issue, Rule, RuleInput } from '../rule.ts';
import { english } from './english.ts';

/** The same rule with its messages in English. */
export function inEnglish<Value extends RuleInput>(rule: Rule<Value>): Rule<Value> {
  const { name, message, options } = rule;
  const { code = 'format', params = {} } = options;
  const translate = (issue: Issue): Issue => ({ ...issue, message: english(issue) });
  return {
    ...rule,
    message: english({ rule: name, code, message, params }),
    options: { ...options, isReworded: true },
    check: (value) => {
      const issue = rule.check(value);
      return issue && translate(issue);
    },
    strict: () => inEnglish(rule.strict()),
    '~standard': {
      ...rule['~standard'],
      validate: (value) => {
        const result = rule['~standard'].validate(value);
        return result.issues ? { issues: result.issues.map(translate) } : result;
      },
    },
  };
}
