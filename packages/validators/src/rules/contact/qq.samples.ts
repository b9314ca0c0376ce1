import { pickDigits, pickCharacter, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { qq } from './qq.ts';

export const qqSamples: RuleSamples = {
  rule: qq,
  valid: ['10000', '12345', '88888888', '1234567890', '12345678901', '123456789012', '99999', 10000],
  invalid: [
    '1234',
    '1234567890123',
    '012345',
    '１２３４５',
    '12345 ',
    ' 12345',
    '12 345',
    'abcde',
    '-12345',
    '12345.0',
    '😀12345',
    '+8612345',
    1234,
    12345.6,
  ],
  make: (random) => `${pickCharacter(random, '123456789')}${pickDigits(random, pickInteger(random, 4, 9))}`,
};
