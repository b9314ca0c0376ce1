import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { moneyPositive } from './moneyPositive.ts';

export const moneyPositiveSamples: RuleSamples = {
  rule: moneyPositive,
  valid: ['0.01', '1', '100', '99999999.99', '1.5', '10', '0.10', 19.9, 1],
  invalid: ['0', '0.00', '-1', '-0.01', '1.234', ...malformedNumbers, 0, -5],
  make: (random) => `${pickInteger(random, 1, 99999)}.${pickDigits(random, 2)}`,
};
