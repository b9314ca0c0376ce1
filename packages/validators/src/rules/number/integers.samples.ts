import { inexactNumbers, malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import {
  integer,
  integerBetween0And100,
  integerEq0,
  integerGe0,
  integerGt0,
  integerLe0,
  integerLt0,
  integerNe0,
} from './integers.ts';

const NEGATIVE = ['-1', '-2', '-99999999999999999999', '-10', '-100', '-7', '-12345678', -2];
const ZERO = ['0', '-0', 0];
const POSITIVE = ['1', '2', '99999999999999999999', '10', '100', '7', '12345678', 2];
const NEVER = ['1.0', '0.0', '1.5', '-0.5', 0.5, 1.5, ...malformedNumbers, ...inexactNumbers];

const makePositive = (random: Random) => String(pickInteger(random, 1, 9999));
const makeNegative = (random: Random) => String(-pickInteger(random, 1, 9999));

export const integersSamples: readonly RuleSamples[] = [
  {
    rule: integer,
    valid: [...NEGATIVE, ...ZERO, ...POSITIVE, '9007199254740993', '-9007199254740993', -8999999999999999],
    invalid: NEVER,
    make: makePositive,
  },
  {
    rule: integerEq0,
    isComplete: true,
    valid: ZERO,
    invalid: [...NEGATIVE, ...POSITIVE, ...NEVER],
    make: () => '0',
  },
  {
    rule: integerNe0,
    valid: [...NEGATIVE, ...POSITIVE],
    invalid: [...ZERO, ...NEVER],
    make: makeNegative,
  },
  {
    rule: integerGt0,
    valid: POSITIVE,
    invalid: [...NEGATIVE, ...ZERO, ...NEVER],
    make: makePositive,
  },
  {
    rule: integerGe0,
    valid: [...POSITIVE, ...ZERO],
    invalid: [...NEGATIVE, ...NEVER],
    make: makePositive,
  },
  {
    rule: integerLt0,
    valid: NEGATIVE,
    invalid: [...POSITIVE, ...ZERO, ...NEVER],
    make: makeNegative,
  },
  {
    rule: integerLe0,
    valid: [...NEGATIVE, ...ZERO],
    invalid: [...POSITIVE, ...NEVER],
    make: makeNegative,
  },
  {
    rule: integerBetween0And100,
    valid: ['1', '2', '9', '10', '50', '98', '99', 1, 99],
    invalid: ['0', '100', '101', '-1', '99.5', 0, 100, 50.5, ...NEVER],
    make: (random) => String(pickInteger(random, 1, 99)),
  },
];
