import Schema, { type RuleItem, type ValidateError } from 'async-validator';
import { expect, test } from 'vitest';
import { mobile } from '../rules/contact/mobile.ts';
import { required } from '../rules/text/required.ts';
import { toFormRule } from './toFormRule.ts';

// async-validator's own types know only its callback; Ant Design's take the promise, as the code of both does.
const rules = [toFormRule(required('请输入手机号')), toFormRule(mobile)] as unknown as RuleItem[];
const schema = new Schema({ mobile: rules });

const messages = async (values: Record<string, unknown>) => {
  try {
    await schema.validate(values, { first: true, suppressWarning: true });
    return [];
  } catch (error) {
    return (error as { errors: ValidateError[] }).errors.map(({ message }) => message);
  }
};

test.each([
  ['13800138000', []],
  ['', ['请输入手机号']],
  [undefined, ['请输入手机号']],
  ['1380013800', ['手机格式不正确']],
])('an Ant Design form given %j tells %j', async (value, expected) => {
  expect(await messages({ mobile: value })).toEqual(expected);
});
