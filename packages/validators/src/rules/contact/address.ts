import { defineRule } from '../../rule.ts';

/** A postal address of 2 to 200 characters, without control characters and angle brackets. */
export const address = /* @__PURE__ */ defineRule(
  'address',
  '地址格式不正确',
  400,
  /^[^<>\p{Cc}]{2,200}$/u,
  undefined,
  (text) => text.trim().length > 1,
);
