import { defineRule } from '../../rule.ts';

/** The code read from a captcha picture: digits only. */
export const captchaCode = /* @__PURE__ */ defineRule('captchaCode', '验证码格式不正确', 16, /^\d+$/);
