import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../errors/MalformedError.ts';
import { parseCommonQuestion, parseHotMajor, parseHotMajorDetail, parseSalary } from './parseHotMajor.ts';

const record = { id: 71_001, name: '养老护理' };

describe('a hot major', () => {
  it('maps the wire’s fields', () => {
    expect(
      parseHotMajor({
        ...record,
        seq: '1',
        pic: '/media/covers/elder-care.svg',
        industrySalary: '6500-9000',
        employmentProspectDescribe: '机构与社区常年招聘',
        suitabilityPeopleDescribe: '18–55 周岁',
        relatedCertificate: [{ name: '养老护理员', url: 'https://certificates.example/1.png' }],
        commonQuestionList: [{ id: 2, name: '要学历吗？', answer: '<p>不要</p>', seq: 1 }],
        relatedProductList: [{ productId: 9 }],
      }),
    ).toEqual({
      id: '71001',
      name: '养老护理',
      seq: 1,
      pictureUrl: '/media/covers/elder-care.svg',
      salary: { kind: 'range', from: 6500, to: 9000 },
      prospects: '机构与社区常年招聘',
      suitablePeople: '18–55 周岁',
      certificates: [{ name: '养老护理员', url: 'https://certificates.example/1.png' }],
      questions: [{ id: '2', name: '要学历吗？', answer: '<p>不要</p>', majorId: '71001' }],
      relatedProductIds: ['9'],
    });
  });

  it.each([
    ['[{"name":"养老护理员","url":"a.png"},{"url":"b.png"}]', [{ name: '养老护理员', url: 'a.png' }]],
    [[null, { name: '救护员', url: '' }], [{ name: '救护员', url: null }]],
    ['[{"name":', []],
    ['养老护理员', []],
    [null, []],
    [{}, []],
  ])('with the certificates %j has %j (MAJOR-02)', (relatedCertificate, certificates) => {
    expect(parseHotMajor({ ...record, relatedCertificate })).toMatchObject({ certificates });
  });

  it('has its questions ordered by seq, one without seq last (MAJOR-03)', () => {
    const commonQuestionList = [
      { name: '丁' },
      { name: '丙', seq: '10' },
      { name: '甲', seq: 1 },
      { seq: 2 },
      { name: '乙', seq: 9 },
    ];
    expect(parseHotMajor({ ...record, commonQuestionList }).questions.map(({ name }) => name)).toEqual([
      '甲',
      '乙',
      '丙',
      '丁',
    ]);
  });

  it('may be missing, but is a record', () => {
    expect(parseHotMajorDetail(record)).toMatchObject({ id: '71001' });
    expect(() => parseHotMajorDetail({ id: 7 })).toThrow(MalformedError);
  });
});

describe('a salary', () => {
  const range = (from: number, to: number) => ({ kind: 'range', from, to });
  const words = (text: string) => ({ kind: 'text', text });

  it.each([
    ['6500-9000', range(6500, 9000)],
    ['6,500–9,000 元/月', range(6500, 9000)],
    ['9000 至 6500', range(6500, 9000)],
    ['7000~7500.5', range(7000, 7500.5)],
    ['8000', range(8000, 8000)],
    [8000, range(8000, 8000)],
    ['面议', words('面议')],
    [' 8000 以上 ', words('8000 以上')],
    ['1-2-3', words('1-2-3')],
    [0, null],
    ['0-9000', null],
    ['', null],
    [null, null],
    [{}, null],
  ])('%j reads as %j', (value, salary) => {
    expect(parseSalary(value)).toEqual(salary);
  });

  it('is never a descending range', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const salary = parseSalary(`${one}-${other}`);
        expect(salary === null || (salary.kind === 'range' && salary.from <= salary.to)).toBe(true);
      }),
    );
  });
});

describe('a common question', () => {
  it('maps the wire’s fields', () => {
    expect(parseCommonQuestion({ id: 1, name: '要学历吗？', answer: null, majorId: 7 })).toEqual({
      id: '1',
      name: '要学历吗？',
      answer: '',
      majorId: '7',
    });
    expect(() => parseCommonQuestion({ id: 1, name: ' ' })).toThrow(MalformedError);
  });
});
