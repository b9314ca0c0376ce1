import { pickDigits, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { rating } from './rating.ts';

export const ratingSamples: RuleSamples = {
  rule: rating,
  valid: ['3', '4', '5', '3.0', '3.75', '4.99', '5.0', '5.00', 3.5, 5],
  invalid: [
    '2.99',
    '5.01',
    '6',
    '0',
    '-3',
    '3.756',
    '3.',
    '.5',
    '３',
    ' 3',
    '4,5',
    '3e0',
    '五',
    '😀',
    '03',
    2,
    5.5,
  ],
  make: (random) => `${pickInteger(random, 3, 4)}.${pickDigits(random, 2)}`,
};
