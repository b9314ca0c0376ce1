import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseGraduationCertificate, parseLevelCertificate } from './parseCertificate.ts';

describe('a level certificate', () => {
  it('maps the wire’s fields', () => {
    const record = {
      name: '沈雨薇',
      card: '330106199203142419',
      mobile: 13_857_146_209,
      professionName: '养老护理员',
      typeOfWorkName: '养老护理',
      certificateCode: 'S000033010026263002419',
      level: { code: '3', desc: '三级 / 高级工' },
      sendDate: '2026-06-18 00:00:00',
      certificateImgUrl: '/media/a.svg',
    };
    expect(parseLevelCertificate(record)).toEqual({
      kind: 'level',
      holderName: '沈雨薇',
      idCard: '330106199203142419',
      mobile: '13857146209',
      professionName: '养老护理员',
      typeOfWork: '养老护理',
      certificateNumber: 'S000033010026263002419',
      level: '三级 / 高级工',
      issuedOn: '2026-06-18',
      pictureUrl: '/media/a.svg',
    });
  });
});

describe('a graduation certificate', () => {
  it('maps the wire’s fields', () => {
    const record = {
      studentName: '何志远',
      idType: '居民身份证',
      idCard: '330',
      mobile: ' ',
      productName: '医疗护理员',
      agencyName: '云帆职业培训学校',
      certificateNum: 'YF2026110037',
      startTime: '2026-07-01',
      endTime: '2026-08-30 17:30:00',
      certificateUrl: null,
    };
    expect(parseGraduationCertificate(record)).toEqual({
      kind: 'graduation',
      holderName: '何志远',
      idType: '居民身份证',
      idCard: '330',
      mobile: null,
      productName: '医疗护理员',
      agencyName: '云帆职业培训学校',
      certificateNumber: 'YF2026110037',
      startedOn: '2026-07-01',
      endedOn: '2026-08-30',
      pictureUrl: null,
    });
  });
});

describe.each([
  ['level', parseLevelCertificate, 'name', 'certificateCode'],
  ['graduation', parseGraduationCertificate, 'studentName', 'certificateNum'],
] as const)('no %s certificate', (_kind, parse, nameField, numberField) => {
  it.each([[null], [undefined], [{}], [{ [nameField]: '', mobile: '1' }]])('is null for %j', (data) => {
    expect(parse(data)).toBeNull();
  });

  it.each([[[]], ['none'], [404]])('is malformed for %j', (data) => {
    expect(() => parse(data)).toThrow(MalformedError);
  });

  it('is read from a record that has a number only', () => {
    expect(parse({ [numberField]: 'S0001' })).toMatchObject({ holderName: null, certificateNumber: 'S0001' });
  });

  it('is read from any record with a name', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (record) => {
        expect(parse({ ...record, [nameField]: '沈雨薇' })?.holderName).toBe('沈雨薇');
      }),
    );
  });
});
