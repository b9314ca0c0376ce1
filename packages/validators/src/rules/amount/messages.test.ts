import { expect, test } from 'vitest';
import type { Rule } from '../../rule.ts';
import { decimalPlaces } from './decimalPlaces.ts';
import { max } from './max.ts';
import { maxDigits } from './maxDigits.ts';
import { money } from './money.ts';
import { moneyNotNegative } from './moneyNotNegative.ts';
import { moneyPositive } from './moneyPositive.ts';

test.each<[Rule, string, string]>([
  [money, 'abc', '金额格式不正确'],
  [money, '1.234', '金额格式不正确'],
  [money, '0.00', '金额必须大于零'],
  [money, '-0', '金额必须大于零'],
  [money, '-0.01', '金额不能小于零'],
  [moneyNotNegative, '-1', '金额不能小于零'],
  [moneyNotNegative, '1.234', '金额格式不正确'],
  [moneyPositive, '0', '金额必须大于零'],
  [moneyPositive, '-1', '金额必须大于零'],
  [moneyPositive, '1.234', '金额格式不正确'],
  [decimalPlaces(1), '1.23', '小数点后最多为一位'],
  [decimalPlaces(2), '1.234', '最多输入小数点后两位数！'],
  [decimalPlaces(3), '1.2345', '小数点后最多为三位'],
  [decimalPlaces(4), '1.23456', '小数点后最多为4位'],
  [decimalPlaces(2), 'abc', '数字格式不正确'],
  [maxDigits(3), '1000', '金额值不能超过3位数'],
  [maxDigits(3), '0x10', '金额格式不正确'],
  [max(1000), '1000.01', '金额不能超过1000'],
  [max(100000000), '100000001', '金额不能超过100000000'],
  [max(100), '1e1', '金额格式不正确'],
])('%o refuses %j: %s', (rule, value, message) => {
  expect(rule.check(value)?.message).toBe(message);
});

test('the code tells what is wrong with an amount', () => {
  expect(money.check('0')).toMatchObject({ code: 'zero' });
  expect(money.check('-1')).toMatchObject({ code: 'negative' });
  expect(moneyNotNegative.check('-1')).toMatchObject({ code: 'negative' });
  expect(moneyPositive.check('-1')).toMatchObject({ code: 'not-positive' });
  for (const rule of [money, moneyNotNegative, moneyPositive])
    expect(rule.check('1.234')).toMatchObject({ code: 'format' });
});

test('the message and the params contain the limit', () => {
  const issues = [max(100).check('101'), maxDigits(2).check(100), decimalPlaces(4).check('0.00001')];
  expect(issues).toMatchObject([
    { code: 'too-large', message: '金额不能超过100', params: { max: 100 } },
    { code: 'digits', message: '金额值不能超过2位数', params: { max: 2 } },
    { code: 'decimals', message: '小数点后最多为4位', params: { max: 4 } },
  ]);
});

test('the params contain the limit also where the value is no number', () => {
  const issues = [max(100), maxDigits(2), decimalPlaces(4)].map((rule) => rule.check('abc'));
  expect(issues).toMatchObject([100, 2, 4].map((limit) => ({ code: 'format', params: { max: limit } })));
});
