import { describe, expect, test } from 'vitest';
import { object, string } from 'yup';
import { password } from '../rules/account/password.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { maxLength } from '../rules/text/maxLength.ts';
import { registerRule } from './registerRule.ts';
import { toYup } from './toYup.ts';

registerRule();

describe.each([
  ['string().test(toYup(rule))', string().test(toYup(password))],
  ['string().rule(rule)', string().rule(password)],
])('%s', (_, schema) => {
  test.each(['abc123', '', undefined])('lets %j pass', async (value) => {
    expect(await schema.isValid(value)).toBe(true);
  });
  test.each([
    ['abc', '密码不能少于6位'],
    ['a'.repeat(21), '密码不能超过20位'],
    ['abc-123', '请输入6~20位字母或数字'],
  ])('refuses %j: %s', async (value, message) => {
    await expect(schema.validate(value)).rejects.toThrow(message);
  });
});

test('an error contains its field, its rule and the limit', async () => {
  const schema = object({ title: string().rule(maxLength(3)) });
  await expect(schema.validate({ title: '一二三四' })).rejects.toMatchObject({
    path: 'title',
    type: 'maxLength',
    params: { code: 'too-long', max: 3 },
  });
});

test('methods chain after a rule', async () => {
  const schema = string().rule(mobile).required('请输入手机号');
  await expect(schema.validate('')).rejects.toThrow('请输入手机号');
  expect(await schema.validate('13800138000')).toBe('13800138000');
});
