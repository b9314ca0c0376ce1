import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { atMostOneDecimal, atMostTwoDecimals, exactlyOneDecimal, exactlyTwoDecimals } from './decimals.ts';

export const decimalsSamples: readonly RuleSamples[] = [
  {
    rule: exactlyOneDecimal,
    valid: ['0.1', '1.5', '-1.5', '10.0', '0.0', '99.9', '-0.5', 1.5],
    invalid: ['1', '1.25', '0', '-1', 1, 1.25, ...malformedNumbers],
    make: (random) => `${pickInteger(random, 0, 999)}.${pickDigits(random, 1)}`,
  },
  {
    rule: exactlyTwoDecimals,
    valid: ['0.10', '1.50', '-1.55', '10.00', '0.00', '99.99', '-0.05', 1.25],
    invalid: ['1', '1.5', '1.255', '0', '-1', 1, 1.5, ...malformedNumbers],
    make: (random) => `${pickInteger(random, 0, 999)}.${pickDigits(random, 2)}`,
  },
  {
    rule: atMostOneDecimal,
    valid: ['0', '1', '0.1', '1.5', '-1.5', '10.0', '-3', 1.5],
    invalid: ['1.25', '0.01', '-1.55', 1.25, ...malformedNumbers],
    make: (random) => `${pickInteger(random, 0, 999)}.${pickDigits(random, 1)}`,
  },
  {
    rule: atMostTwoDecimals,
    valid: ['0', '1', '0.1', '1.55', '-1.5', '10.00', '-3', 1.25],
    invalid: ['1.255', '0.001', '-1.555', 1.255, ...malformedNumbers],
    make: (random) => `${pickInteger(random, 0, 999)}.${pickDigits(random, 2)}`,
  },
];
