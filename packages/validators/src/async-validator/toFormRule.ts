import type { Rule } from '../rule.ts';

/**
 * A rule of a form of Ant Design, Element Plus, Naive UI, or of a bare
 * [async-validator](https://github.com/yiminghe/async-validator) schema.
 */
export interface FormRule {
  /** A promise, which all of them await; the types of async-validator and Element Plus know a validator without one only. */
  readonly validator: (rule: unknown, value: unknown) => Promise<void> & void;
}

/** The rule as `<Form.Item rules={[toFormRule(mobile)]}>` takes it: resolves, or rejects with the rule's message. */
export function toFormRule(rule: Rule): FormRule {
  function validator(_: unknown, value: unknown): Promise<void> & void;
  async function validator(_: unknown, value: unknown) {
    const issue = rule.check(value);
    if (issue) throw new Error(issue.message);
  }
  return { validator };
}
