import { expect, test } from 'vitest';
import type { Rule } from '../../rule.ts';
import { certificateQueryName } from './certificateQueryName.ts';
import { invitationCode } from './invitationCode.ts';
import { password } from './password.ts';

test.each<[Rule, string, string, string]>([
  [password, 'a!', 'too-short', '密码不能少于6位'],
  [password, 'a'.repeat(21), 'too-long', '密码不能超过20位'],
  [password, '密'.repeat(21), 'too-long', '密码不能超过20位'],
  [password, 'abc-123', 'characters', '请输入6~20位字母或数字'],
  [password, 'abc-12', 'characters', '请输入6~20位字母或数字'],
  [password, '密'.repeat(20), 'characters', '请输入6~20位字母或数字'],
  [invitationCode, 'A1B2C3D', 'too-long', '邀请码不能超过 6 位'],
  [invitationCode, 'A1B-C3', 'format', '邀请码格式不正确'],
  [certificateQueryName, '𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷', 'too-long', '姓名不能超过 8 个字'],
  [certificateQueryName, '𠮷𠮷𠮷𠮷𠮷𠮷𠮷1', 'format', '姓名格式不正确'],
])('%o refuses %j as %s: %s', (rule, value, code, message) => {
  expect(rule.check(value)).toMatchObject({ code, message });
});
