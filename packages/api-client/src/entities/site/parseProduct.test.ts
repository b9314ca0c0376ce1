import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseCoupon } from './parseCoupon.ts';
import { parseProduct, parseProductCategory } from './parseProduct.ts';
import { readProductIds } from './readProductIds.ts';

const least = { id: 71, name: '养老护理员（三级）' };

describe('a product', () => {
  it('maps the wire’s fields (HOME-06)', () => {
    const record = {
      id: 9001,
      productId: 71,
      name: '养老护理员（三级）',
      pic: '/a.svg',
      picTag: '本月热报',
      onlineClassPeriodTypeList: ['4', 1, { code: 2 }, 1, 9],
      certificationOrg: { id: 3, name: '浙江护理职业技能评价中心' },
      issuingAuthorityName: '浙江省人社厅',
      certificateType: { code: 'LEVEL', desc: '职业技能等级证书' },
      certificateVerificationType: 1,
      certificateBenefits: '含实训 48 课时， 推荐就业 ',
      schoolName: '云帆职业培训学校',
      trainingInstitutionsName: '云帆实训中心',
      defStandPrice: 2980,
      defCouponPrice: '1680起',
      subsidyPrice: '1500.00',
      thumbs: '1286',
      tenantChildType: 'E1',
    };
    expect(parseProduct(record)).toEqual({
      id: '9001',
      productId: '71',
      name: '养老护理员（三级）',
      imageUrl: '/a.svg',
      imageTag: '本月热报',
      steps: ['training', 'exam', 'evaluation'],
      showsSteps: true,
      certificationOrganization: '浙江护理职业技能评价中心',
      issuingAuthority: '浙江省人社厅',
      certificateType: '职业技能等级证书',
      certificateVerification: 'national',
      certificateBenefits: ['含实训 48 课时', '推荐就业'],
      schoolName: '云帆职业培训学校',
      trainingInstitution: '云帆实训中心',
      standardPrice: { amount: '2980', isFrom: false },
      couponPrice: { amount: '1680', isFrom: true },
      subsidy: '1500',
      thumbs: 1286,
    });
  });

  it('a name that says 无 is none', () => {
    const nothing = { certificationOrg: { name: '无' }, issuingAuthorityName: ' 无 ', schoolName: '无' };
    const record = {
      ...least,
      ...nothing,
      certificateType: { desc: '无' },
      certificateBenefits: '无，周末班',
    };
    expect(parseProduct(record)).toMatchObject({
      certificationOrganization: null,
      issuingAuthority: null,
      schoolName: null,
      certificateType: null,
      certificateBenefits: ['周末班'],
    });
  });

  it('needs a name and an id', () => {
    expect(parseProduct(least)).toEqual({
      ...least,
      id: '71',
      productId: '71',
      imageUrl: null,
      imageTag: null,
      steps: [],
      showsSteps: true,
      certificationOrganization: null,
      issuingAuthority: null,
      certificateType: null,
      certificateVerification: null,
      certificateBenefits: [],
      schoolName: null,
      trainingInstitution: null,
      standardPrice: null,
      couponPrice: null,
      subsidy: null,
      thumbs: 0,
    });
    expect(() => parseProduct({ id: 71, name: ' ' })).toThrow(MalformedError);
    expect(() => parseProduct({ name: '没有编号' })).toThrow(MalformedError);
  });

  it.each([
    [1, 'training'],
    [2, 'exam'],
    [3, 'certification'],
    [4, 'evaluation'],
  ])('with the period type %j contains %s', (type, step) => {
    expect(parseProduct({ ...least, onlineClassPeriodTypeList: [type] }).steps).toEqual([step]);
  });

  it.each([
    ['E2', false],
    ['E24', false],
    ['E10', false],
    [{ code: 'E12', desc: '评价机构' }, false],
    ['E1', true],
    ['E240', true],
    [null, true],
  ])('of the kind %j shows its steps: %j', (tenantChildType, showsSteps) => {
    expect(parseProduct({ ...least, tenantChildType }).showsSteps).toBe(showsSteps);
  });

  it.each([
    [0, 'none'],
    ['1', 'national'],
    [{ code: 2 }, 'chsi'],
    [3, null],
    [null, null],
  ])('of the verification %j can be looked up: %j', (certificateVerificationType, expected) => {
    expect(parseProduct({ ...least, certificateVerificationType }).certificateVerification).toBe(expected);
  });

  it.each([
    [
      ['推荐就业', '', null, 48],
      ['推荐就业', '48'],
    ],
    ['["推荐就业"]', ['推荐就业']],
    ['推荐就业', ['推荐就业']],
    ['[推荐就业', []],
    [null, []],
    [{}, []],
  ])('has the benefits %j as %j (API-06)', (certificateBenefits, expected) => {
    expect(parseProduct({ ...least, certificateBenefits }).certificateBenefits).toEqual(expected);
  });

  it.each([
    ['["1","3"]', ['training', 'certification']],
    ['[1', []],
    ['1,2', []],
    [7, []],
  ])('with the steps %j has %j (API-06)', (onlineClassPeriodTypeList, expected) => {
    expect(parseProduct({ ...least, onlineClassPeriodTypeList }).steps).toEqual(expected);
  });

  it.each([
    [-3, 0],
    ['很多', 0],
    [100_000.9, 100_000],
  ])('with the thumbs %j has %i', (thumbs, expected) => {
    expect(parseProduct({ ...least, thumbs }).thumbs).toBe(expected);
  });

  it('is read or malformed for any data, and its prices are amounts', () => {
    const names = ['name', 'productId', 'defCouponPrice', 'defStandPrice', 'subsidyPrice', 'thumbs'] as const;
    const records = fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])));
    fc.assert(
      fc.property(records, (record) => {
        const { couponPrice, standardPrice, subsidy } = parseProduct({ ...least, ...record, ...least });
        for (const amount of [couponPrice?.amount, standardPrice?.amount, subsidy])
          expect(amount ?? '0').toMatch(/^\d+(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('related products', () => {
  it.each([
    [
      [{ productId: 7 }, { productId: '8' }, { productId: 7 }, {}, null, '9'],
      ['7', '8', '9'],
    ],
    ['[{"productId":"7"}]', ['7']],
    ['[', []],
    [null, []],
  ])('%j are %j (NEWS-02)', (list, ids) => {
    expect(readProductIds(list)).toEqual(ids);
  });
});

describe('a category of products', () => {
  it.each([
    [1, true],
    ['1', true],
    [0, false],
    [null, false],
  ])('with the flag %j is the default: %j', (defaultFlag, isDefault) => {
    expect(parseProductCategory({ id: 81, defaultFlag })).toEqual({ id: '81', isDefault });
  });
});

describe('a coupon', () => {
  const record = {
    id: 1,
    title: '秋冬班报名立减券',
    amount: '500.00',
    minPoint: 2000,
    useStartTime: '2026-11-01 00:00:00',
    useEndTime: '2026-12-31 23:59:59',
  };

  it('maps the wire’s fields (HOME-05)', () => {
    expect(parseCoupon(record)).toEqual({
      id: '1',
      title: '秋冬班报名立减券',
      amount: '500',
      minimum: '2000',
      usableFrom: '2026-11-01',
      usableUntil: '2026-12-31',
      status: 'claimable',
    });
  });

  it.each([
    [{ minPoint: null }, { minimum: '0' }],
    [{ minPoint: '0.00' }, { minimum: '0' }],
    [{ minPoint: '满两千' }, { minimum: null }],
    [
      { useStartTime: null, useEndTime: '长期' },
      { usableFrom: null, usableUntil: null },
    ],
    [{ received: 1 }, { status: 'received' }],
    [{ remaining: '0' }, { status: 'gone' }],
    [{ remaining: 3, received: false }, { status: 'claimable' }],
  ])('with %j has %j', (fields, expected) => {
    expect(parseCoupon({ ...record, ...fields })).toMatchObject(expected);
  });

  it.each([{ amount: 0 }, { amount: null }, { amount: '-5' }, { title: '' }, { id: null }])(
    'with %j is malformed',
    (fields) => {
      expect(() => parseCoupon({ ...record, ...fields })).toThrow(MalformedError);
    },
  );
});
