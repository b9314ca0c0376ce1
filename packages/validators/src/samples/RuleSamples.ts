import type { Rule } from '../rule.ts';
import type { Random } from './seededRandom.ts';

/** A rule with sample values: its tests, its documentation and its generator read them. */
export interface RuleSamples {
  readonly rule: Rule;
  /** The call that makes the rule where it takes an argument, for example `maxDigits(3)`. */
  readonly call?: string;
  /** True where `valid` holds every value that the rule accepts, so that there may be fewer than eight. */
  readonly isComplete?: boolean;
  /** True where the strict rule refuses any valid value in which one digit was changed. */
  readonly hasCheckDigit?: boolean;
  readonly valid: readonly (string | number)[];
  readonly invalid: readonly (string | number)[];
  /** Values that the rule accepts and its strict form refuses. */
  readonly strictlyInvalid?: readonly (string | number)[];
  /** A random value that the rule and its strict form accept. */
  readonly make: (random: Random) => string;
}
