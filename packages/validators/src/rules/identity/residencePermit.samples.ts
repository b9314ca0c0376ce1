import { makeIdNumber } from '../../samples/makeIdNumber.ts';
import { pick } from '../../samples/pick.ts';
import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { residencePermit } from './residencePermit.ts';

export const residencePermitSamples: RuleSamples = {
  rule: residencePermit,
  valid: [
    '810000199003070736',
    '82000019491231002X',
    '830000198506150016',
    '810000201202292227',
    '820000196901010098',
    '810000199003070739',
    '820000194913310024',
    '830000111111111111',
  ],
  invalid: [
    '840000199003070730',
    '800000199003070730',
    '810001199003070730',
    '81000019900307073',
    '8100001990030707300',
    '81000019900307073Y',
    '８１００００１９９００３０７０７３０',
    ' 810000199003070736',
    '810000199003070736 ',
    '810000-19900307-0730',
    '居住证',
    '😀',
    'H12345678',
  ],
  strictlyInvalid: ['810000199003070739', '820000194913310024', '830000111111111111'],
  hasCheckDigit: true,
  make: (random) => makeIdNumber(random, { region: pick(random, ['810000', '820000', '830000']) }),
};
