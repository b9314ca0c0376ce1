import { expect, test } from 'vitest';
import { fields } from './fields.ts';
import { email } from './rules/contact/email.ts';
import { mobile } from './rules/contact/mobile.ts';
import { required } from './rules/text/required.ts';

const contact = fields({ mobile: [required('请输入手机号'), mobile], email });
const { validate } = contact['~standard'];

test('a valid form passes with all its values, also those without a rule', () => {
  const values = { mobile: '13800138000', email: '', note: '其他' };
  expect(validate(values)).toEqual({ value: values });
});

test('each field has its first issue only, with its path', () => {
  expect(validate({ mobile: '', email: 'a@' })).toMatchObject({
    issues: [
      { message: '请输入手机号', path: ['mobile'] },
      { message: '电子邮箱格式不正确', path: ['email'] },
    ],
  });
  expect(validate({ mobile: '1' })).toMatchObject({
    issues: [{ message: '手机格式不正确', path: ['mobile'] }],
  });
});

test.each([undefined, null, 'text', 1])('%j counts as an empty form', (value) => {
  expect(validate(value)).toMatchObject({ issues: [{ message: '请输入手机号' }] });
});
