import { DIGITS, LETTERS, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { invitationCode } from './invitationCode.ts';

export const invitationCodeSamples: RuleSamples = {
  rule: invitationCode,
  valid: ['1', 'ABC123', 'abcdef', '123456', 'A1', 'z', '000000', 'Ab12', 123456],
  invalid: [
    '1234567',
    'ABC 12',
    'ABC-12',
    '邀请码',
    'ＡＢＣ',
    ' AB12',
    'AB12 ',
    'AB😀',
    'AB_12',
    '+86123',
    1234567,
    -12,
  ],
  make: (random) => pickCharacters(random, LETTERS + DIGITS, 6).toUpperCase(),
};
