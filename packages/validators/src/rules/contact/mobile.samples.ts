import { pickDigits, pickCharacter } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { mobile } from './mobile.ts';

export const mobileSamples: RuleSamples = {
  rule: mobile,
  valid: [
    '13800138000',
    '19912345678',
    '16600000000',
    '17012345678',
    '11111111111',
    '12345678901',
    '10000000000',
    13800138000,
    '18888888888',
  ],
  invalid: [
    '1380013800',
    '138001380000',
    '23800138000',
    '+8613800138000',
    '８６13800138000',
    '１３８００１３８０００',
    ' 13800138000',
    '13800138000 ',
    '138-0013-8000',
    '138001380o0',
    '📱13800138000',
    '03800138000',
    '13800138000\n',
    13800138000.5,
    -13800138000,
  ],
  strictlyInvalid: ['11111111111', '12345678901', '12138001380', '10000000000'],
  make: (random) => `1${pickCharacter(random, '3456789')}${pickDigits(random, 9)}`,
};
