import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { maxDigits } from '../rules/amount/maxDigits.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { idCard } from '../rules/identity/idCard.ts';
import { ruleKeyword } from './ruleKeyword.ts';

const ajv = new Ajv({ strict: true, allErrors: true });
ajv.addKeyword(ruleKeyword({ mobile, card: idCard.strict(), fee: maxDigits(3) }));
const accepts = ajv.compile({
  type: 'object',
  properties: {
    mobile: { type: 'string', rule: 'mobile' },
    card: { type: 'string', rule: 'card' },
    fee: { rule: 'fee' },
  },
});

test('a value that keeps its rule passes, a check digit and a number too', () => {
  expect(accepts({ mobile: '13800138000', card: '11010519491231002X', fee: 999 })).toBe(true);
  expect(accepts({ mobile: '' })).toBe(true);
});

test('each that does not has the message, the rule and the code of its issue', () => {
  expect(accepts({ mobile: '1', card: '111111111111111111', fee: 1000 })).toBe(false);
  expect(accepts.errors).toMatchObject([
    {
      instancePath: '/mobile',
      keyword: 'rule',
      message: '手机格式不正确',
      params: { rule: 'mobile', code: 'format' },
    },
    { instancePath: '/card', message: '身份证格式不正确', params: { rule: 'idCard' } },
    {
      instancePath: '/fee',
      message: '金额值不能超过3位数',
      params: { rule: 'maxDigits', code: 'digits', max: 3 },
    },
  ]);
  expect([accepts({ mobile: '13800138000' }), accepts.errors]).toEqual([true, null]);
});

test('a rule that was not given does not compile', () => {
  expect(() => ajv.compile({ rule: 'mobil' })).toThrow(/rule/);
});
