import { pickDigits } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import type { Random } from '../../samples/seededRandom.ts';
import { businessLicence } from './businessLicence.ts';
import { makeSocialCreditCode } from './socialCreditCode.samples.ts';

export const businessLicenceSamples: RuleSamples = {
  rule: businessLicence,
  valid: [
    '110108000000016',
    '91350100M000100Y43',
    '911101085923662400',
    '123456789012345',
    '91350100m000100y43',
    '000000000000000',
    'ABCDEFGHIJKLMNOPQR',
    110108000000016,
  ],
  invalid: [
    '11010800000001',
    '1101080000000161',
    '11010800000001A',
    '91350100M000100Y4',
    '91350100M000100Y43A',
    '91350100-M000100Y43',
    '１10108000000016',
    ' 110108000000016',
    '110108000000016 ',
    '营业执照',
    '😀',
    11010800000001,
    911101085923662500,
  ],
  strictlyInvalid: [
    '110108000000017',
    '123456789012346',
    '000000000000000',
    '91350100m000100y43',
    'ABCDEFGHIJKLMNOPQR',
  ],
  hasCheckDigit: true,
  make: makeBusinessLicence,
};

/** A licence number of either length with its check character. */
function makeBusinessLicence(random: Random): string {
  if (random() < 0.5) return makeSocialCreditCode(random);
  const body = `110108${pickDigits(random, 8)}`;
  let product = 10;
  for (const digit of body) product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return `${body}${(11 - product) % 10}`;
}
