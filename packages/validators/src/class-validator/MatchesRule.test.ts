import { validateSync, type ValidationOptions } from 'class-validator';
import { expect, test } from 'vitest';
import type { Rule } from '../rule.ts';
import { password } from '../rules/account/password.ts';
import { mobile } from '../rules/contact/mobile.ts';
import { idCard } from '../rules/identity/idCard.ts';
import { required } from '../rules/text/required.ts';
import { MatchesRule } from './MatchesRule.ts';

/** The messages of a class whose only property has the rule and the value; a decorator is a function of class and name. */
function messagesOf(rule: Rule, value: unknown, options?: ValidationOptions): string[] {
  class Student {
    field = value;
  }
  MatchesRule(rule, options)(Student.prototype, 'field');
  return validateSync(new Student()).flatMap(({ constraints = {} }) => Object.values(constraints));
}

test.each([
  [mobile, '13800138000', []],
  [mobile, undefined, []],
  [mobile, '1', ['手机格式不正确']],
  [mobile, {}, ['手机格式不正确']],
  [required(), '', ['请输入内容']],
  [password, 'abc12', ['密码不能少于6位']],
  [idCard.strict(), '111111111111111111', ['身份证格式不正确']],
] as const)('%o', (rule, value, messages) => {
  expect(messagesOf(rule, value)).toEqual(messages);
});

test('the options of class-validator are heeded', () => {
  expect(messagesOf(mobile, '1', { message: '换一个' })).toEqual(['换一个']);
  expect(messagesOf(mobile, ['13800138000'], { each: true })).toEqual([]);
  expect(messagesOf(password, ['abc123', 'abc12'], { each: true })).toEqual(['密码不能少于6位']);
  expect(messagesOf(mobile, new Set(['1']), { each: true })).toEqual(['手机格式不正确']);
});
