import { pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { captchaCode } from './captchaCode.ts';

export const captchaCodeSamples: RuleSamples = {
  rule: captchaCode,
  valid: ['1', '12', '1234', '0000', '123456', '007', '98765432', '0123456789012345', 1234],
  invalid: [
    'abcd',
    '12a4',
    '１２３４',
    '12 34',
    ' 1234',
    '1234 ',
    '12.4',
    '-1234',
    '+1234',
    '😀',
    '01234567890123456',
    -5,
    1.5,
  ],
  make: (random) => pickDigits(random, 4),
};
