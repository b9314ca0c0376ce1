import { defineRule } from '../../rule.ts';

/**
 * A QQ number: 5 to 12 digits, the first not 0.
 * - Message: QQ号格式不正确
 * - Standard: [Tencent QQ](https://en.wikipedia.org/wiki/Tencent_QQ)
 */
export const qq = /* @__PURE__ */ defineRule({
  name: 'qq',
  message: 'QQ号格式不正确',
  clean: 'digits',
  longest: 12,
  pattern: /^[1-9]\d{4,11}$/,
});
