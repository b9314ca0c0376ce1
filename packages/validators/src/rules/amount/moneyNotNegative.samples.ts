import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { moneyNotNegative } from './moneyNotNegative.ts';

export const moneyNotNegativeSamples: RuleSamples = {
  rule: moneyNotNegative,
  valid: ['0', '0.00', '0.01', '1', '100', '99999999.99', '1.5', 0, 19.9],
  invalid: ['-1', '-0.01', '-0', '1.234', ...malformedNumbers, -5, 1e-7],
  make: (random) => `${pickInteger(random, 0, 99999)}.${pickDigits(random, 2)}`,
};
