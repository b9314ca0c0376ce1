import type { Issue, Rule } from '../../rule.ts';

const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;

/**
 * Refuses empty input and text of white space or invisible characters alone; every other rule lets empty input pass.
 * - Message: 请输入内容, or the message passed
 */
export function required(message?: string): Rule<string | number> {
  const issue: Issue = { rule: 'required', code: 'required', message: message ?? '请输入内容', params: {} };
  const test = (value: unknown): value is string | number =>
    typeof value === 'string' ? VISIBLE.test(value) : Number.isFinite(value);
  const rule: Rule<string | number> = {
    name: issue.rule,
    message: issue.message,
    options: {
      ...issue,
      name: issue.rule,
      clean: 'text',
      longest: Infinity,
      pattern: VISIBLE,
      isReworded: message !== undefined,
    },
    test,
    check: (value) => (test(value) ? undefined : issue),
    with: (changed) => required(changed.message),
    strict: () => rule,
    '~standard': {
      version: 1,
      vendor: 'validators',
      validate: (value) => (test(value) ? { value } : { issues: [issue] }),
    },
  };
  return rule;
}
