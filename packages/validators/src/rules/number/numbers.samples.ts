import { inexactNumbers, malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import {
  numberEq0,
  numberGe0,
  numberGt0,
  numberLe0,
  numberLt0,
  numberNe0,
  numericFormat,
} from './numbers.ts';

const NEGATIVE = ['-1', '-0.01', '-99999999999999999999', '-3.14', '-10', '-0.5', '-100.00', -2];
const ZERO = ['0', '0.00', '-0', '0.0', '-0.0', '0.000', '0.0000', 0];
const POSITIVE = ['1', '0.01', '99999999999999999999', '3.14', '10', '0.5', '100.00', 2];

const NEVER = [...malformedNumbers, ...inexactNumbers];

const makePositive = (random: Random) => `${pickInteger(random, 1, 9999)}.${pickDigits(random, 2)}`;
const makeNegative = (random: Random) => `-${pickInteger(random, 1, 9999)}`;

export const numbersSamples: readonly RuleSamples[] = [
  {
    rule: numericFormat,
    valid: [...NEGATIVE, ...ZERO, ...POSITIVE],
    invalid: NEVER,
    make: makePositive,
  },
  {
    rule: numberEq0,
    valid: ZERO,
    invalid: [...NEGATIVE, ...POSITIVE, ...NEVER],
    make: (random) => `0.${'0'.repeat(pickInteger(random, 1, 9))}`,
  },
  {
    rule: numberNe0,
    valid: [...NEGATIVE, ...POSITIVE],
    invalid: [...ZERO, ...NEVER],
    make: makeNegative,
  },
  {
    rule: numberGt0,
    valid: POSITIVE,
    invalid: [...NEGATIVE, ...ZERO, ...NEVER],
    make: makePositive,
  },
  {
    rule: numberGe0,
    valid: [...POSITIVE, ...ZERO],
    invalid: [...NEGATIVE, ...NEVER],
    make: makePositive,
  },
  {
    rule: numberLt0,
    valid: NEGATIVE,
    invalid: [...POSITIVE, ...ZERO, ...NEVER],
    make: makeNegative,
  },
  {
    rule: numberLe0,
    valid: [...NEGATIVE, ...ZERO],
    invalid: [...POSITIVE, ...NEVER],
    make: makeNegative,
  },
];
