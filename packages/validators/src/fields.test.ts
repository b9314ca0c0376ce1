import { expect, expectTypeOf, test } from 'vitest';
import { type Fields, fields } from './fields.ts';
import { email } from './rules/contact/email.ts';
import { mobile } from './rules/contact/mobile.ts';
import { required } from './rules/text/required.ts';

const contact = fields({ mobile: [required('请输入手机号'), mobile], email });
type Types<Form extends Fields<unknown>> = NonNullable<Form['~standard']['types']>;

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

test.each([undefined, null, 'text', 1])('%j passes as an empty form where nothing is required', (value) => {
  expect(fields({ email })['~standard'].validate(value)).toEqual({ value: {} });
});

test('a form is a Standard Schema', () => {
  expect(fields({ email })['~standard']).toMatchObject({ version: 1, vendor: 'validators' });
});

test('the types of a form follow from its rules', () => {
  expectTypeOf<Types<typeof contact>['input']>().toEqualTypeOf<{ mobile: string; email: string }>();
  expectTypeOf<Types<typeof contact>['output']['mobile']>().toEqualTypeOf<string>();
  expectTypeOf<Types<typeof contact>['output']>().toExtend<{ email?: string }>();
  // An empty form lacks what is required, and nothing else.
  expectTypeOf<{ mobile: string }>().toExtend<Types<typeof contact>['output']>();
  expectTypeOf<{ email: string }>().not.toExtend<Types<typeof contact>['output']>();
});

test('required is seen anywhere in the rules of a field, and with another message', () => {
  const form = fields({ last: [email, required()], alone: required().with({ message: '必填' }) });
  expectTypeOf<Types<typeof form>['output']>().toExtend<{ last: string; alone: string }>();
  expect(form['~standard'].validate({})).toMatchObject({ issues: [{ path: ['last'] }, { path: ['alone'] }] });
});

test('a result is narrowed by its issues', () => {
  const result = validate({ mobile: '13800138000' });
  if (result.issues) throw new Error('refused');
  expectTypeOf(result.value.mobile).toEqualTypeOf<string>();
  expect(result.value.mobile).toBe('13800138000');
});

test('a form of other data names its type', () => {
  const form = fields<{ age: number }>({ age: [required('请输入年龄')] });
  expectTypeOf<Types<typeof form>>().toEqualTypeOf<{
    readonly input: { age: number };
    readonly output: { age: number };
  }>();
});
