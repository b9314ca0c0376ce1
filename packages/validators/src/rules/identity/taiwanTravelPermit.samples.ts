import { pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { taiwanTravelPermit } from './taiwanTravelPermit.ts';

export const taiwanTravelPermitSamples: RuleSamples = {
  rule: taiwanTravelPermit,
  valid: [
    '12345678',
    '00000000',
    '01234567',
    '98765432',
    '1234567890',
    '0000000001',
    '11111111',
    '2222222222',
  ],
  invalid: [
    '1234567',
    '123456789',
    '12345678901',
    'T12345678',
    '1234567A',
    '１２３４５６７８',
    ' 12345678',
    '12345678 ',
    '1234-5678',
    '1234567890(B)',
    '台胞证',
    '😀',
  ],
  strictlyInvalid: ['1234567890', '0000000001'],
  make: (random) => pickDigits(random, 8),
};
