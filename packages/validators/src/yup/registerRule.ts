import { addMethod, string, type StringSchema } from 'yup';
import type { Rule } from '../rule.ts';
import { toYup } from './toYup.ts';

declare module 'yup' {
  interface StringSchema {
    /** The text must keep the rule; empty text is left to required(). */
    rule(rule: Rule): this;
  }
}

/** Gives every yup string the method `rule`: call it once, then write `string().rule(mobile)`. */
export function registerRule(): void {
  addMethod<StringSchema>(string, 'rule', function addRule(this: StringSchema, rule: Rule) {
    return this.test(toYup(rule));
  });
}
