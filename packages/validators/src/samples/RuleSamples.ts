import type { Rule } from '../rule.ts';
import type { Random } from './seededRandom.ts';

/** A rule with the values that show it: its table test, its documentation and its generator in one place. */
export interface RuleSamples {
  readonly rule: Rule;
  /** What the rule is written as where it takes a number, for example `maxDigits(3)`. */
  readonly call?: string;
  /** True where `valid` holds every value the rule accepts. */
  readonly isComplete?: boolean;
  readonly valid: readonly (string | number)[];
  readonly invalid: readonly (string | number)[];
  /** Values the rule lets pass and its strict form refuses. */
  readonly strictlyInvalid?: readonly (string | number)[];
  /** A fresh value that keeps the rule and its strict form. */
  readonly make: (random: Random) => string;
}
