import { malformedNumbers } from '../../samples/malformedNumbers.ts';
import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { money } from './money.ts';

export const moneySamples: RuleSamples = {
  rule: money,
  valid: ['1', '0.01', '0.1', '100', '99999999.99', '1.50', '12345678901234567890.12', 19.9, 1],
  invalid: ['0', '0.00', '-1', '-0.01', '1.234', '0.001', ...malformedNumbers, 0, -5, 1e-7, 1.005],
  make: (random) => `${pickInteger(random, 1, 99999)}.${pickDigits(random, 2)}`,
};
