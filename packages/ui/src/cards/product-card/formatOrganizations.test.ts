import { makeProduct } from '@cloud-school/domain/testing';
import { expect, it } from 'vitest';
import { formatOrganizations } from './formatOrganizations.ts';
import { DEFAULT_PRODUCT_LABELS } from './ProductLabels.ts';

const product = makeProduct({
  issuingAuthority: '浙江省人社厅',
  certificationOrganization: '浙江护理职业技能评价中心',
  trainingInstitution: '云帆实训中心',
  schoolName: '云帆职业培训学校',
});

it('each organisation has the school’s label (HOME-10)', () => {
  expect(formatOrganizations(product, DEFAULT_PRODUCT_LABELS)).toEqual([
    '发证：浙江省人社厅',
    '认证机构：浙江护理职业技能评价中心',
    '培训机构：云帆实训中心 ・ 云帆职业培训学校',
  ]);
  expect(formatOrganizations(product, { certification: '评价机构', training: '合作院校' })).toContain(
    '评价机构：浙江护理职业技能评价中心',
  );
});

it('a school without training has no training line, a product without organisations has no lines', () => {
  expect(formatOrganizations(product, { ...DEFAULT_PRODUCT_LABELS, training: null })).toHaveLength(2);
  const bare = makeProduct({
    issuingAuthority: null,
    certificationOrganization: null,
    trainingInstitution: null,
    schoolName: null,
  });
  expect(formatOrganizations(bare, DEFAULT_PRODUCT_LABELS)).toEqual([]);
});
