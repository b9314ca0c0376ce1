import { defineRule } from '../../rule.ts';

/** A company's name of 2 to 100 Chinese or English letters, digits, brackets and · & . , ' - or spaces inside, with one letter at least ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)). */
export const companyName = /* @__PURE__ */ defineRule(
  'companyName',
  '公司名称格式不正确',
  200,
  /^[\p{sc=Han}a-z\d（）()·&.,' -]{2,100}$/iu,
  undefined,
  (text) => text === text.trim() && /\p{L}/u.test(text),
);
