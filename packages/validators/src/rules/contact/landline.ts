import { defineRule } from '../../rule.ts';

/** A landline number, area code, hyphen and number; strict: the local number begins with 2 to 8 ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)). */
export const landline = /* @__PURE__ */ defineRule(
  'landline',
  '固定电话格式为：区号-电话号码',
  13,
  /^0\d{2,3}-\d{7,8}$/,
  (text) => /-[2-8]/.test(text),
);
