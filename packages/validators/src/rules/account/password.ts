import { defineRule } from '../../rule.ts';

const MIN_LENGTH = 6;
const MAX_LENGTH = 20;

/**
 * A password of 6 to 20 letters or digits.
 * - Message: 请输入6~20位字母或数字
 * - Too short: 密码不能少于6位
 * - Too long: 密码不能超过20位
 */
export const password = /* @__PURE__ */ defineRule({
  name: 'password',
  message: '请输入6~20位字母或数字',
  code: 'characters',
  clean: 'exact',
  longest: MAX_LENGTH,
  pattern: /^[a-zA-Z\d]{6,20}$/,
  explain: (text) => {
    if (text.length < MIN_LENGTH) return { code: 'too-short', message: '密码不能少于6位' };
    if (text.length > MAX_LENGTH) return { code: 'too-long', message: '密码不能超过20位' };
    return {};
  },
});
