import { defineRule } from '../../rule.ts';

/** A mainland mobile number, 11 digits beginning with 1; strict: the second digit is 3 to 9 ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)). */
export const mobile = /* @__PURE__ */ defineRule(
  'mobile',
  '手机格式不正确',
  11,
  /^1\d{10}$/,
  (text) => text > '13',
);
