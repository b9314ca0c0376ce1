import { pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
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
  hasCheckDigit: true,
  make: makeOrganisationCode,
};

/** A code with its check character. */
function makeOrganisationCode(random: Random): string {
  const body = pickCharacters(random, '0123456789ABCDEFGHJKLMNPQRTUWXY', 8);
  let sum = 0;
  // The weights 3, 7, 9, 10, 5, 8, 4, 2 are powers of 2 modulo 11, so a Horner scheme gives the same sum.
  for (const character of body) sum = (sum + parseInt(character, 36)) * 2;
  return `${body}-${'0X987654321'.charAt(sum % 11)}`;
}
