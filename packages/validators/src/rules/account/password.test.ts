import { expect, test } from 'vitest';
import { password } from './password.ts';

test.each([
  ['a!', 'too-short', '密码不能少于6位'],
  ['a'.repeat(21), 'too-long', '密码不能超过20位'],
  ['密'.repeat(21), 'too-long', '密码不能超过20位'],
  ['abc-123', 'characters', '请输入6~20位字母或数字'],
])('%j is refused as %s', (value, code, message) => {
  expect(password.check(value)).toMatchObject({ code, message });
});
