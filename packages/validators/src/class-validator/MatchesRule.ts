import { registerDecorator, type ValidationOptions } from 'class-validator';
import type { Rule } from '../rule.ts';

/**
 * The rule as a decorator of [class-validator](https://github.com/typestack/class-validator), which Nest reads:
 * `@MatchesRule(mobile) mobile!: string`. Its message is the rule's, unless the options give another.
 */
export function MatchesRule(rule: Rule, options?: ValidationOptions): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      target: target.constructor,
      propertyName: String(property),
      name: rule.name,
      ...(options && { options }),
      validator: {
        validate: (value: unknown) => rule.test(value),
        defaultMessage: (refused) => toMessage(rule, refused?.value),
      },
    });
}

/** The message of a value, or of the first wrong one of a list, which the option `each` has judged. */
function toMessage(rule: Rule, value: unknown): string {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((item) => rule.check(item)).find(Boolean)?.message ?? rule.message;
}
