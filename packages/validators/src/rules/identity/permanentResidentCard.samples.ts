import { makeIdNumber } from '../../samples/makeIdNumber.ts';
import { pick } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { permanentResidentCard } from './permanentResidentCard.ts';

export const permanentResidentCardSamples: RuleSamples = {
  rule: permanentResidentCard,
  valid: [
    '911840199003070735',
    '931392198002290013',
    '944836196712311140',
    '95082619990101200X',
    'USA110190030701',
    'JPN310172010112',
    'usa110190030701',
    '911840199003070730',
    '999999999999999999',
  ],
  invalid: [
    '811840199003070735',
    '91184019900307073',
    '9118401990030707355',
    'US1110190030701',
    'USA11019003070',
    'USA1101900307012',
    '９１１８４０１９９００３０７０７３５',
    ' 911840199003070735',
    '911840199003070735 ',
    '911840-19900307-0735',
    '永居证',
    '😀',
  ],
  strictlyInvalid: ['911840199003070730', '999999999999999999', '911840199013070735'],
  hasCheckDigit: true,
  make: (random) =>
    makeIdNumber(random, {
      region: `9${pick(random, ['11', '31', '44'])}${pick(random, ['840', '392', '826'])}`,
    }),
};
