import { expect, test } from 'vitest';
import { mobile } from '../rules/contact/mobile.ts';
import { required } from '../rules/text/required.ts';
import { toFieldRule } from './toFieldRule.ts';

// Vant shows the text that a validator returns; that its fields take the rule is tried by tests/outside.
test.each([
  [mobile, '13800138000', true],
  [mobile, '', true],
  [mobile, '1380013800', '手机格式不正确'],
  [required('请输入手机号'), '', '请输入手机号'],
])('%o', (rule, value, result) => {
  expect(toFieldRule(rule).validator(value)).toBe(result);
});
