import type { Rule } from '../rule.ts';

/** A rule of a [Vant](https://vant-ui.github.io/vant/) field. */
export interface FieldRule {
  /** True, or the message of what is wrong. */
  readonly validator: (value: unknown) => true | string;
}

/** The rule as `<van-field :rules="[toFieldRule(mobile)]">` takes it. */
export function toFieldRule(rule: Rule): FieldRule {
  return { validator: (value) => rule.check(value)?.message ?? true };
}
