import { defineRule } from '../../rule.ts';

/** A fax number, written as a landline is; strict: the local number begins with 2 to 8 ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)). */
export const fax = /* @__PURE__ */ defineRule('fax', '传真格式不正确', 13, /^0\d{2,3}-\d{7,8}$/, (text) =>
  /-[2-8]/.test(text),
);
