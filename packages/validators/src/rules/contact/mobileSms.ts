import { defineRule } from '../../rule.ts';

/** A mobile number that can be sent a code: 11 digits beginning with 1, after an optional +86 or 0086 ([E.164](https://www.itu.int/rec/T-REC-E.164)). */
export const mobileSms = /* @__PURE__ */ defineRule(
  'mobileSms',
  '请输入正确的手机号',
  15,
  /^(?:\+86|0086)?1\d{10}$/,
  (text) => text.slice(-11) > '13',
);
