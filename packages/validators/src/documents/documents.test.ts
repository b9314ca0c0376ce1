import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idCard } from '../rules/identity/idCard.ts';
import { makeIdCard } from '../samples/makeIdCard.ts';
import { ageOn } from './ageOn.ts';
import { mask } from './mask.ts';
import { parseIdCard } from './parseIdCard.ts';

describe('an identity number', () => {
  test.each([
    ['11010519491231002X', 'resident', '北京市', '1949-12-31', 'female'],
    ['440524188001010014', 'resident', '广东省', '1880-01-01', 'male'],
    ['11010519491231002x', 'resident', '北京市', '1949-12-31', 'female'],
    ['810000199003070736', 'residence-permit', '香港特别行政区', '1990-03-07', 'male'],
    ['830000198506150016', 'residence-permit', '台湾省', '1985-06-15', 'male'],
    ['911840199003070735', 'permanent-resident', '北京市', '1990-03-07', 'male'],
  ])('%s is read', (text, kind, province, birthday, sex) => {
    expect(parseIdCard(text)).toEqual({ kind, province, birthday, sex });
  });
  test.each(['', '1', '110105194912310020', '130503670401001', '11010519490230003X', ' 11010519491231002X'])(
    '%j is none',
    (text) => {
      expect(parseIdCard(text)).toBeUndefined();
    },
  );
  test('that is made for a holder says what it was made of', () => {
    const days = date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    assert(
      property(integer(), days, constantFrom('male' as const, 'female' as const), (seed, day, sex) => {
        const birthday = day.toISOString().slice(0, 10);
        expect(parseIdCard(makeIdCard({ seed, region: '330106', birthday, sex }))).toEqual({
          kind: 'resident',
          province: '浙江省',
          birthday,
          sex,
        });
      }),
    );
  });
  test('of every province of the strict rule has its name', () => {
    const codes = Array.from({ length: 90 }, (_, code) => `${code}`.padStart(2, '0'));
    const numbers = codes.map((code) =>
      makeIdCard({ region: `${code}${code.startsWith('8') ? '0000' : '0100'}` }),
    );
    const accepted = numbers.filter((text) => idCard.strict().test(text));
    expect(accepted).toHaveLength(35);
    expect(numbers.filter((text) => parseIdCard(text)?.province)).toEqual(accepted);
  });
});

test.each([
  ['1990-03-07', '2026-03-06', 35],
  ['1990-03-07', '2026-03-07', 36],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-01-01', '2026-01-01', 0],
])('who was born on %s is %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test.each([
  ['13800138000', '138*****000'],
  ['张三', '**'],
  ['张三丰', '张*丰'],
  ['', ''],
  ['a\nb', 'a*b'],
  ['x'.repeat(1000), `xxx${'*'.repeat(34)}xxx`],
])('%j is masked as %j', (value, masked) => {
  expect(mask(value)).toBe(masked);
});
