import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { digits, pick } from '../../samples/pick.ts';
import { landline } from './landline.ts';

export const landlineSamples: RuleSamples = {
  rule: landline,
  valid: [
    '010-62345678',
    '021-87654321',
    '0755-26666666',
    '0571-8888888',
    '029-8234567',
    '0898-66667777',
    '000-0000000',
    '010-12345678',
  ],
  invalid: [
    '01062345678',
    '010 62345678',
    '10-62345678',
    '010-623456',
    '010-623456789',
    '01-62345678',
    '(010)62345678',
    '010-62345678-123',
    '400-800-8888',
    '０１０-62345678',
    ' 010-62345678',
    '010-62345678 ',
    '010—62345678',
    '+86-010-62345678',
    '☎010-62345678',
    '00000-1234567',
  ],
  strictlyInvalid: ['000-0000000', '010-12345678', '010-92345678'],
  make: (random) => `0${digits(random, 2)}-${pick(random, '2345678')}${digits(random, 7)}`,
};
