import { pickDigits, pickCharacter } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { postalCode } from './postalCode.ts';

export const postalCodeSamples: RuleSamples = {
  rule: postalCode,
  valid: ['100000', '200000', '510000', '010000', '830000', '999077', '000000', '990000', 100000],
  invalid: [
    '10000',
    '1000000',
    '10000a',
    '１０００００',
    ' 100000',
    '100000 ',
    '100-000',
    '1e5',
    '+10000',
    '😀',
    10000,
    -100000,
    1000.5,
  ],
  strictlyInvalid: ['000000', '990000', '900000', '140000', '820000'],
  make: (random) =>
    `${pickCharacter(random, '2346')}${pickCharacter(random, '123456')}${pickDigits(random, 4)}`,
};
