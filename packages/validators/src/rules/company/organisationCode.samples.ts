import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { picks } from '../../samples/pick.ts';
import { organisationCheckCharacter } from './organisationCode.ts';
import { organisationCode } from './organisationCode.ts';

export const organisationCodeSamples: RuleSamples = {
  rule: organisationCode,
  valid: [
    'D2143569-X',
    '59236624-0',
    '00000000-0',
    '60003734-1',
    '71093101-2',
    'A0000000-0',
    '00000000-X',
    '12345678-9',
  ],
  invalid: [
    'D2143569X',
    'D214356-X',
    'D21435699-X',
    'd2143569-X',
    'D2143569-x',
    'D2143569-A',
    'Ｄ2143569-X',
    ' D2143569-X',
    'D2143569-X ',
    'D2143569—X',
    '组织机构-1',
    '😀',
    123456789,
  ],
  strictlyInvalid: ['00000000-X', '12345678-9', 'A0000000-0'],
  make: (random) => {
    const body = picks(random, '0123456789ABCDEFGHJKLMNPQRTUWXY', 8);
    return `${body}-${organisationCheckCharacter(body)}`;
  },
};
