import { defineRule } from '../../rule.ts';

/**
 * A postal address of 2 to 200 characters, without control characters and angle brackets; a rare Han character counts as one.
 * - Message: 地址格式不正确
 */
export const address = /* @__PURE__ */ defineRule({
  name: 'address',
  message: '地址格式不正确',
  clean: 'line',
  longest: 400,
  pattern: /^[^<>\p{Cc}]{2,200}$/u,
  proof: (text) => text.trim().length > 1,
});
