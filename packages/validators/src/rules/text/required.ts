import type { Issue, Rule } from '../../rule.ts';

/** Refuses empty input, which white space alone is too, in the given words; every other rule lets it pass. */
export function required(message = '请输入内容'): Rule {
  const issue: Issue = { rule: 'required', code: 'required', message, params: {} };
  const test = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Number.isFinite(value));
  const rule: Rule = {
    name: issue.rule,
    message,
    test,
    check: (value) => (test(value) ? undefined : issue),
    with: (words) => required(words.message),
    strict: () => rule,
    '~standard': {
      version: 1,
      vendor: 'validators',
      validate: (value) => (test(value) ? { value: value as string | number } : { issues: [issue] }),
    },
  };
  return rule;
}
