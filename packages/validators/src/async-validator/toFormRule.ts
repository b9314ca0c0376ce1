import type { Rule } from '../rule.ts';

/** A rule of an Ant Design form item, or of a bare [async-validator](https://github.com/yiminghe/async-validator) schema. */
export interface FormRule {
  readonly validator: (rule: unknown, value: unknown) => Promise<void>;
}

/** The rule as `<Form.Item rules={[toFormRule(mobile)]}>` takes it: resolves, or rejects with the rule's message. */
export function toFormRule(rule: Rule): FormRule {
  return {
    validator: async (_, value) => {
      const issue = rule.check(value);
      if (issue) throw new Error(issue.message);
    },
  };
}
