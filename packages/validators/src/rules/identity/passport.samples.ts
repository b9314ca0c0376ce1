import { pickCharacters, pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { passport } from './passport.ts';

export const passportSamples: RuleSamples = {
  rule: passport,
  valid: [
    'E12345678',
    'EA1234567',
    'G12345678',
    '123456789',
    'C01X00T47',
    'AB123456',
    'K12345678',
    'X12345',
    'e12345678',
    '12345',
  ],
  invalid: [
    '1234',
    '1234567890',
    'ABCDEFGHI',
    'E1234567 ',
    'E-1234567',
    'Ｅ12345678',
    'E１２３４５６７８',
    ' E12345678',
    '护照12345678',
    '😀1234567',
    'E1234_678',
  ],
  strictlyInvalid: ['e12345678', 'c01x00t47'],
  make: (random) => `${pickCharacters(random, 'CEGKLX', 2)}${pickDigits(random, 7)}`,
};
