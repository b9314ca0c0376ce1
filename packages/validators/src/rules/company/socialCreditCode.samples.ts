import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { makeSocialCreditCode } from './makeSocialCreditCode.ts';
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
  ],
  make: makeSocialCreditCode,
};
