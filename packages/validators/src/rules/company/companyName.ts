import { defineRule } from '../../rule.ts';

/**
 * A company's name of 2 to 100 Chinese or English letters, digits, brackets and · & . , ' - or inner spaces, with one letter at least; a rare Han character counts as one.
 * - Message: 公司名称格式不正确
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const companyName = /* @__PURE__ */ defineRule({
  name: 'companyName',
  message: '公司名称格式不正确',
  clean: 'line',
  longest: 200,
  // No space at either end, and a letter anywhere.
  pattern: /^(?! )(?=.*\p{L})[\p{sc=Han}a-z\d（）()·&.,' -]{2,100}(?<! )$/iu,
});
