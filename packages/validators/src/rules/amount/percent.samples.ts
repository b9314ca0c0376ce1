import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { percent } from './percent.ts';

export const percentSamples: RuleSamples = {
  rule: percent,
  valid: ['1', '0.01', '0.1', '50', '99.99', '100', '100.0', '100.00', 100, 12.5],
  invalid: [
    '0',
    '0.0',
    '0.00',
    '100.01',
    '101',
    '1000',
    '-1',
    '1.234',
    ...malformedNumbers,
    '50%',
    0,
    -1,
    100.5,
  ],
  make: (random) => `${pickInteger(random, 1, 99)}.${pickDigits(random, 2)}`,
};
