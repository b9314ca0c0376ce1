import { pickDigits, pickCharacters } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import { socialCreditCode } from './socialCreditCode.ts';

export const socialCreditCodeSamples: RuleSamples = {
  rule: socialCreditCode,
  valid: [
    '91350100M000100Y43',
    '911101085923662400',
    '91110000600037341L',
    '111111111111111111',
    'ABCDEFGHIJKLMNOPQR',
    '91350100M000100Y44',
    '914403007109310121',
    '12345678901234567Z',
    '911A01001234567893',
  ],
  invalid: [
    '91350100M000100Y4',
    '91350100M000100Y433',
    '91350100m000100y43',
    '91350100-M000100Y43',
    '９１350100M000100Y43',
    ' 91350100M000100Y43',
    '91350100M000100Y43 ',
    '91350100M000100Y4*',
    '统一社会信用代码',
    '😀',
    911101085923662,
    911101085923662500,
  ],
  strictlyInvalid: [
    '111111111111111111',
    'ABCDEFGHIJKLMNOPQR',
    '91350100M000100Y44',
    '12345678901234567Z',
    '91350100M000100O43',
    // The check character is right; the code of the region has a letter.
    '911A01001234567893',
  ],
  hasCheckDigit: true,
  make: makeSocialCreditCode,
};

// Without I, O, S, V and Z.
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The code of a company in Beijing with its check character. */
export function makeSocialCreditCode(random: Random): string {
  const body = `911101${pickDigits(random, 2)}${pickCharacters(random, CHARACTERS, 9)}`;
  let sum = 0;
  let weight = 1;
  for (const character of body) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return body + CHARACTERS.charAt((31 - (sum % 31)) % 31);
}
