import { defineRule } from '../../rule.ts';

/** A mobile number or a landline number; strict as each of the two is ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)). */
export const phoneOrLandline = /* @__PURE__ */ defineRule(
  'phoneOrLandline',
  '联系方式格式不正确',
  13,
  /^(?:1\d{10}|0\d{2,3}-\d{7,8})$/,
  (text) => text > '13' || /-[2-8]/.test(text),
);
