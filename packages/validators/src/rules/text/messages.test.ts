import { expect, test } from 'vitest';
import { maxLength } from './maxLength.ts';
import { minLength } from './minLength.ts';
import { required } from './required.ts';

test('the limit is in the message and in the params, another message takes its place', () => {
  const tooLong = { rule: 'maxLength', code: 'too-long', message: '不能超过2个字', params: { max: 2 } };
  expect(maxLength(2).check('一二三')).toEqual(tooLong);
  expect(maxLength(2, '太长').check('一二三')).toEqual({ ...tooLong, message: '太长' });
  const tooShort = { rule: 'minLength', code: 'too-short', message: '不能少于2个字', params: { min: 2 } };
  expect(minLength(2).check('一')).toEqual(tooShort);
  expect(minLength(2, '太短').check('一')).toEqual({ ...tooShort, message: '太短' });
});

test('a rare character counts as one, a line break as any other', () => {
  expect(['𠮷𠮷', '\n\n', '𠮷𠮷𠮷', '\n\n\n'].map(maxLength(2).test)).toEqual([true, true, false, false]);
  expect(['𠮷𠮷', '\n\n', '𠮷', '\n'].map(minLength(2).test)).toEqual([true, true, false, false]);
});

test('what is required is a Standard Schema too', () => {
  const rule = required();
  const { version, vendor, validate } = rule['~standard'];
  expect({ version, vendor }).toEqual({ version: 1, vendor: 'validators' });
  expect(validate('a')).toEqual({ value: 'a' });
  const issue = { rule: 'required', code: 'required', message: '请输入内容', params: {} };
  expect(validate(' ')).toEqual({ issues: [issue] });
  expect(rule.check('')).toEqual(issue);
});
