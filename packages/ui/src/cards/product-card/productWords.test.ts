import { makeProduct } from '@cloud-school/api-client/testing';
import { expect, it } from 'vitest';
import { certificateLine, organizationLines, USUAL_LABELS } from './productWords.ts';

it.each([
  ['职业技能等级证书', 'national', '职业技能等级证书 ・ 国网可查'],
  ['本科学历证书', 'chsi', '本科学历证书 ・ 学信网可查'],
  ['培训结业证书', 'none', '培训结业证书 ・ 证书查询：无'],
  [null, 'national', '国网可查'],
  ['培训结业证书', null, '培训结业证书'],
  [null, null, null],
] as const)('the certificate %s with %s reads %s', (certificateType, certificateVerification, line) => {
  expect(certificateLine({ certificateType, certificateVerification })).toBe(line);
});

const product = makeProduct({
  issuingAuthority: '浙江省人社厅',
  certificationOrganization: '浙江护理职业技能评价中心',
  trainingInstitution: '云帆实训中心',
  schoolName: '云帆职业培训学校',
});

it('each organisation has the school’s word for it (HOME-10)', () => {
  expect(organizationLines(product, USUAL_LABELS)).toEqual([
    '发证：浙江省人社厅',
    '认证机构：浙江护理职业技能评价中心',
    '培训机构：云帆实训中心 ・ 云帆职业培训学校',
  ]);
  expect(organizationLines(product, { certification: '评价机构', training: '合作院校' })).toContain(
    '评价机构：浙江护理职业技能评价中心',
  );
});

it('a school without training has no such line, a product without organisations none at all', () => {
  expect(organizationLines(product, { ...USUAL_LABELS, training: null })).toHaveLength(2);
  const bare = makeProduct({
    issuingAuthority: null,
    certificationOrganization: null,
    trainingInstitution: null,
    schoolName: null,
  });
  expect(organizationLines(bare, USUAL_LABELS)).toEqual([]);
});
