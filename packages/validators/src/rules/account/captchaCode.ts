import { defineRule } from '../../rule.ts';

/**
 * The code read from a captcha picture: 1 to 16 digits.
 * - Message: 验证码格式不正确
 */
export const captchaCode = /* @__PURE__ */ defineRule({
  name: 'captchaCode',
  message: '验证码格式不正确',
  clean: 'digits',
  longest: 16,
  pattern: /^\d+$/,
});
