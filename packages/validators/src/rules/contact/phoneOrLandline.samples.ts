import { pick, pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { phoneOrLandline } from './phoneOrLandline.ts';

export const phoneOrLandlineSamples: RuleSamples = {
  rule: phoneOrLandline,
  valid: [
    '13800138000',
    '010-62345678',
    '0755-26666666',
    '19912345678',
    '0571-8888888',
    '11111111111',
    '000-0000000',
    13800138000,
  ],
  invalid: [
    '1380013800',
    '01062345678',
    '138-0013-8000',
    '010-623456',
    '13800138000,010-62345678',
    '１３８００１３８０００',
    ' 13800138000',
    '010-62345678 ',
    '+8613800138000',
    '400-800-8888',
    '☎',
    '2-12345678',
  ],
  strictlyInvalid: ['11111111111', '000-0000000', '010-12345678', '0100-2345678', '0171-2345678'],
  make: (random) =>
    random() < 0.5
      ? `13${pickDigits(random, 9)}`
      : `${pick(random, ['010', '021', '0755', '0571'])}-6${pickDigits(random, 7)}`,
};
