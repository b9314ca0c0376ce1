import Schema, { type Rules, type ValidateError } from 'async-validator';
import { expect, test } from 'vitest';
import { mobile } from '../rules/contact/mobile.ts';
import { required } from '../rules/text/required.ts';
import { toFormRule } from './toFormRule.ts';

// Its own type, which Element Plus extends: a rule with a bare promise is no `RuleItem`.
const rules: Rules = { mobile: [toFormRule(required('请输入手机号')), toFormRule(mobile)] };
const schema = new Schema(rules);

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
])('an Ant Design form with %j has the messages %j', async (value, expected) => {
  expect(await messages({ mobile: value })).toEqual(expected);
});
