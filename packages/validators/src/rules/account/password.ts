import { defineRule } from '../../rule.ts';

/** A password of 6 to 20 letters or digits, with messages of its own for too short and too long. */
export const password = /* @__PURE__ */ defineRule(
  'password',
  '请输入6~20位字母或数字',
  20,
  /^[a-z\d]{6,20}$/i,
  undefined,
  undefined,
  ({ length }) =>
    length < 6
      ? { code: 'too-short', message: '密码不能少于6位' }
      : length > 20
        ? { code: 'too-long', message: '密码不能超过20位' }
        : { code: 'characters' },
);
