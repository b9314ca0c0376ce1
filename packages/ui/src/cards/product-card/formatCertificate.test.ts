import { expect, it } from 'vitest';
import { formatCertificate } from './formatCertificate.ts';

it.each([
  ['职业技能等级证书', 'national', '职业技能等级证书 ・ 国网可查'],
  ['本科学历证书', 'chsi', '本科学历证书 ・ 学信网可查'],
  ['培训结业证书', 'none', '培训结业证书'],
  [null, 'national', '国网可查'],
  ['培训结业证书', null, '培训结业证书'],
  [null, null, null],
] as const)(
  'the certificate %s with %s is formatted as %s',
  (certificateType, certificateVerification, line) => {
    expect(formatCertificate({ certificateType, certificateVerification })).toBe(line);
  },
);
