import { pickCharacter, pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { hkMacaoTravelPermit } from './hkMacaoTravelPermit.ts';

export const hkMacaoTravelPermitSamples: RuleSamples = {
  rule: hkMacaoTravelPermit,
  valid: [
    'H12345678',
    'M12345678',
    'H1234567800',
    'M1234567801',
    'H00000000',
    'M99999999',
    'h12345678',
    'm1234567899',
  ],
  invalid: [
    'H1234567',
    'H123456789',
    'A12345678',
    '12345678',
    'HM1234567',
    'H12345678A',
    'H123456780',
    'Ｈ12345678',
    'H１２３４５６７８',
    ' H12345678',
    'H12345678 ',
    'H-12345678',
    '😀12345678',
  ],
  strictlyInvalid: ['h12345678', 'm1234567899'],
  make: (random) => `${pickCharacter(random, 'HM')}${pickDigits(random, 8)}`,
};
