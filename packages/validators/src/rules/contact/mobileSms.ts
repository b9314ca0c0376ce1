import { defineRule } from '../../rule.ts';

/**
 * A mobile number that can receive an SMS code: 11 digits, the first of them 1, after an optional +86 or 0086.
 * - Strict: the second digit of the 11 is 3 to 9
 * - Message: 请输入正确的手机号
 * - Standard: [E.164](https://www.itu.int/rec/T-REC-E.164)
 */
export const mobileSms = /* @__PURE__ */ defineRule({
  name: 'mobileSms',
  message: '请输入正确的手机号',
  clean: 'mobile',
  longest: 15,
  pattern: /^(?:\+86|0086)?1\d{10}$/,
  strict: (text) => /1[3-9]\d{9}$/.test(text),
});
