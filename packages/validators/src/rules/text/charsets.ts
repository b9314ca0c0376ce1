import { defineRule } from '../../rule.ts';

// Free text has no length of its own; a text above 10 000 is no form field's.

/** No white space anywhere, the full-width space U+3000 included. */
export const noWhitespace = /* @__PURE__ */ defineRule('noWhitespace', '不能输入空格', 10_000, /^\S+$/);

/** Chinese characters only, rare ones included ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)). */
export const chineseOnly = /* @__PURE__ */ defineRule(
  'chineseOnly',
  '只能输入中文',
  10_000,
  /^[\p{sc=Han}]+$/u,
);

/** English letters only. */
export const englishOnly = /* @__PURE__ */ defineRule(
  'englishOnly',
  '只能输入英文字母',
  10_000,
  /^[a-zA-Z]+$/,
);

/** Digits 0 to 9 only. */
export const digits0to9 = /* @__PURE__ */ defineRule('digits0to9', '只能输入0-9的数字', 10_000, /^[0-9]+$/);

/** Digits 1 to 9 only. */
export const digits1to9 = /* @__PURE__ */ defineRule('digits1to9', '只能输入1-9的数字', 10_000, /^[1-9]+$/);

/** Chinese characters and English letters, one kind alone passing too. */
export const chineseEnglish = /* @__PURE__ */ defineRule(
  'chineseEnglish',
  '只能输入中文和英文字母',
  10_000,
  /^[\p{sc=Han}a-zA-Z]+$/u,
);

/** Chinese characters and digits, one kind alone passing too. */
export const chineseDigits = /* @__PURE__ */ defineRule(
  'chineseDigits',
  '只能输入中文和数字',
  10_000,
  /^[\p{sc=Han}0-9]+$/u,
);

/** English letters and digits, one kind alone passing too. */
export const englishDigits = /* @__PURE__ */ defineRule(
  'englishDigits',
  '只能输入英文字母和数字',
  10_000,
  /^[a-zA-Z0-9]+$/,
);

/** Chinese characters, English letters and digits, one kind alone passing too. */
export const chineseEnglishDigits = /* @__PURE__ */ defineRule(
  'chineseEnglishDigits',
  '只能输入中文、英文字母和数字',
  10_000,
  /^[\p{sc=Han}a-zA-Z0-9]+$/u,
);

/** English letters, digits and the hyphen. */
export const alnumHyphen = /* @__PURE__ */ defineRule(
  'alnumHyphen',
  '只能输入字母、数字和连字符',
  10_000,
  /^[a-zA-Z0-9-]+$/,
);

/** English letters, digits and the underscore. */
export const alnumUnderscore = /* @__PURE__ */ defineRule(
  'alnumUnderscore',
  '只能输入字母、数字和下划线',
  10_000,
  /^[a-zA-Z0-9_]+$/,
);

/** English letters, digits and the dot. */
export const alnumDot = /* @__PURE__ */ defineRule(
  'alnumDot',
  '只能输入字母、数字和点',
  10_000,
  /^[a-zA-Z0-9.]+$/,
);

/** Digits and the hyphen. */
export const digitsHyphen = /* @__PURE__ */ defineRule(
  'digitsHyphen',
  '只能输入数字和连字符',
  10_000,
  /^[0-9-]+$/,
);

/** Chinese characters, English letters, digits, the underscore and the hyphen. */
export const commonCharacters = /* @__PURE__ */ defineRule(
  'commonCharacters',
  '只能输入中文、字母、数字、下划线和连字符',
  10_000,
  /^[\p{sc=Han}a-zA-Z0-9_-]+$/u,
);

/** The common characters and brackets, Chinese and English. */
export const commonCharactersWithBrackets = /* @__PURE__ */ defineRule(
  'commonCharactersWithBrackets',
  '只能输入中文、字母、数字、下划线、连字符和括号',
  10_000,
  /^[\p{sc=Han}a-zA-Z0-9_()（）【】《》[\]-]+$/u,
);

/** The common characters, brackets, spaces and everyday punctuation, Chinese and English. */
export const commonCharactersWithPunctuation = /* @__PURE__ */ defineRule(
  'commonCharactersWithPunctuation',
  '只能输入中文、字母、数字和常用标点',
  10_000,
  // Of ASCII all that can be seen and the space, in ranges that leave out $ < > \ ^ ` { | }.
  /^[\p{sc=Han} -#%-;=?-[\]_a-z~（）【】《》，。、：；？！“”‘’…—·～]+$/u,
);
