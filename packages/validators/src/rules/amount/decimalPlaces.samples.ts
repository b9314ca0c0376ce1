import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { decimalPlaces } from './decimalPlaces.ts';

export const decimalPlacesSamples: readonly RuleSamples[] = [
  {
    rule: decimalPlaces(1),
    call: 'decimalPlaces(1)',
    valid: ['0', '1', '1.5', '-1.5', '100.0', '0.1', '12345678901234567890.1', 1.5, 2],
    invalid: ['1.25', '0.01', '-1.55', ...malformedNumbers, '1,000.5', '01.5', 1.25],
    make: (random) => `${pickInteger(random, 0, 9999)}.${pickDigits(random, 1)}`,
  },
  {
    rule: decimalPlaces(2),
    call: 'decimalPlaces(2)',
    valid: ['0', '1', '1.5', '1.25', '-1.25', '0.01', '100.00', 19.99],
    invalid: ['1.255', '0.001', '-1.555', ...malformedNumbers, '1,000.5', '01.5', 1.005],
    make: (random) => `${pickInteger(random, 0, 9999)}.${pickDigits(random, 2)}`,
  },
  {
    rule: decimalPlaces(3),
    call: 'decimalPlaces(3)',
    valid: ['0', '1', '1.5', '1.255', '-1.255', '0.001', '100.000', 19.999],
    invalid: ['1.2555', '0.0001', '-1.5555', ...malformedNumbers, '1,000.5', '01.5', 1.0005],
    make: (random) => `${pickInteger(random, 0, 9999)}.${pickDigits(random, 3)}`,
  },
];
