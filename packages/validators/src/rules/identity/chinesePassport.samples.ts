import { pickCharacter, pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { chinesePassport } from './chinesePassport.ts';

export const chinesePassportSamples: RuleSamples = {
  rule: chinesePassport,
  valid: [
    'E12345678',
    'EA1234567',
    'G12345678',
    'D1234567',
    'DE1234567',
    'SE1234567',
    'PE1234567',
    'K12345678',
    'KJ1234567',
    'MA1234567',
    '141234567',
    'e12345678',
    'A1234567',
  ],
  invalid: [
    'E123456',
    'E123456789',
    'ABC123456',
    'E1234567A',
    '12345678',
    '131234567',
    '1512345678',
    'EA123456',
    'EA12345678',
    'Ｅ12345678',
    ' E12345678',
    'E12345678 ',
    'E-12345678',
    '😀1234567',
  ],
  strictlyInvalid: ['e12345678', 'A1234567', '141234567', 'EO1234567', 'EI1234567', 'ZZ1234567'],
  make: (random) => `E${pickCharacter(random, 'ABCDEFGH')}${pickDigits(random, 7)}`,
};
