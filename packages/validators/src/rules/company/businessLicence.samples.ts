import type { RuleSamples } from '../../samples/RuleSamples.ts';
import { makeBusinessLicence } from './makeBusinessLicence.ts';
import { businessLicence } from './businessLicence.ts';

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
  make: makeBusinessLicence,
};
