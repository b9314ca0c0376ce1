import { addMethod, string, type StringSchema } from 'yup';
import type { Rule } from '../rule.ts';
import { toYup } from './toYup.ts';

declare module 'yup' {
  interface StringSchema {
    /** The text must keep the rule; empty text passes, unless required() is called too. */
    rule(rule: Rule): this;
  }
}

/** Adds the method `rule` to every yup string: call it once, then write `string().rule(mobile)`. */
export function registerRule(): void {
  addMethod<StringSchema>(string, 'rule', function addRule(this: StringSchema, rule: Rule) {
    return this.test(toYup(rule));
  });
}
