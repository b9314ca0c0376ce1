import { pickDigits, pickCharacter, pickInteger } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { mobileSms } from './mobileSms.ts';

export const mobileSmsSamples: RuleSamples = {
  rule: mobileSms,
  valid: [
    '13800138000',
    '+8613800138000',
    '008613800138000',
    '19912345678',
    '+8619912345678',
    '008619912345678',
    '11111111111',
    13800138000,
  ],
  invalid: [
    '8613800138000',
    '+86 13800138000',
    '+8513800138000',
    '00861380013800',
    '+86+8613800138000',
    '086 13800138000',
    '＋8613800138000',
    '13800138000 ',
    '+861380013800a',
    '📱',
    '0086',
    '+86',
    '+852 51234567',
    '013800138000',
  ],
  strictlyInvalid: ['11111111111', '+8612345678901'],
  make: (random) =>
    `${['', '+86', '0086'][pickInteger(random, 0, 2)] ?? ''}1${pickCharacter(random, '3456789')}${pickDigits(random, 9)}`,
};
