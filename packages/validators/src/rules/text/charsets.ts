import { defineRule, type Rule } from '../../rule.ts';

// Ranges of characters, as a character class of a regular expression takes them.
const HAN = '\\p{sc=Han}';
const LETTERS = 'a-zA-Z';
const DIGITS = '0-9';
const HYPHEN = '\\-';
const UNDERSCORE = '_';
const DOT = '.';
const COMMON = HAN + LETTERS + DIGITS + UNDERSCORE + HYPHEN;
const BRACKETS = '()\\[\\]（）【】《》';
// All visible ASCII signs and the space, except $ < > \ ^ ` { | }.
const PUNCTUATION = ' !"#%&\'*+,./:;=?@~，。、：；？！“”‘’…—·～';

/** Free text has no length of its own; no form field takes more than this. */
const LONGEST_TEXT = 10_000;

/**
 * No white space anywhere; the full-width space U+3000 is white space too.
 * - Message: 不能输入空格
 */
export const noWhitespace = /* @__PURE__ */ defineRule({
  name: 'noWhitespace',
  message: '不能输入空格',
  clean: 'text',
  longest: LONGEST_TEXT,
  pattern: /^\S+$/,
});

function onlyOf(name: string, message: string, ...ranges: readonly string[]): Rule {
  return defineRule({
    name,
    message,
    clean: 'text',
    longest: LONGEST_TEXT,
    pattern: new RegExp(`^[${ranges.join('')}]+$`, 'u'),
  });
}

/**
 * Chinese characters only, rare ones included.
 * - Message: 只能输入中文
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const chineseOnly = /* @__PURE__ */ onlyOf('chineseOnly', '只能输入中文', HAN);

/**
 * English letters only.
 * - Message: 只能输入英文字母
 */
export const englishOnly = /* @__PURE__ */ onlyOf('englishOnly', '只能输入英文字母', LETTERS);

/**
 * Digits 0 to 9 only.
 * - Message: 只能输入0-9的数字
 */
export const digits0to9 = /* @__PURE__ */ onlyOf('digits0to9', '只能输入0-9的数字', DIGITS);

/**
 * Digits 1 to 9 only.
 * - Message: 只能输入1-9的数字
 */
export const digits1to9 = /* @__PURE__ */ onlyOf('digits1to9', '只能输入1-9的数字', '1-9');

/**
 * Chinese characters and English letters; one kind alone passes too.
 * - Message: 只能输入中文和英文字母
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const chineseEnglish = /* @__PURE__ */ onlyOf(
  'chineseEnglish',
  '只能输入中文和英文字母',
  HAN,
  LETTERS,
);

/**
 * Chinese characters and digits; one kind alone passes too.
 * - Message: 只能输入中文和数字
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const chineseDigits = /* @__PURE__ */ onlyOf('chineseDigits', '只能输入中文和数字', HAN, DIGITS);

/**
 * English letters and digits; one kind alone passes too.
 * - Message: 只能输入英文字母和数字
 */
export const englishDigits = /* @__PURE__ */ onlyOf(
  'englishDigits',
  '只能输入英文字母和数字',
  LETTERS,
  DIGITS,
);

/**
 * Chinese characters, English letters and digits; one kind alone passes too.
 * - Message: 只能输入中文、英文字母和数字
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const chineseEnglishDigits = /* @__PURE__ */ onlyOf(
  'chineseEnglishDigits',
  '只能输入中文、英文字母和数字',
  HAN,
  LETTERS,
  DIGITS,
);

/**
 * English letters, digits and the hyphen.
 * - Message: 只能输入字母、数字和连字符
 */
export const alnumHyphen = /* @__PURE__ */ onlyOf(
  'alnumHyphen',
  '只能输入字母、数字和连字符',
  LETTERS,
  DIGITS,
  HYPHEN,
);

/**
 * English letters, digits and the underscore.
 * - Message: 只能输入字母、数字和下划线
 */
export const alnumUnderscore = /* @__PURE__ */ onlyOf(
  'alnumUnderscore',
  '只能输入字母、数字和下划线',
  LETTERS,
  DIGITS,
  UNDERSCORE,
);

/**
 * English letters, digits and the dot.
 * - Message: 只能输入字母、数字和点
 */
export const alnumDot = /* @__PURE__ */ onlyOf('alnumDot', '只能输入字母、数字和点', LETTERS, DIGITS, DOT);

/**
 * Digits and the hyphen.
 * - Message: 只能输入数字和连字符
 */
export const digitsHyphen = /* @__PURE__ */ onlyOf('digitsHyphen', '只能输入数字和连字符', DIGITS, HYPHEN);

/**
 * Chinese characters, English letters, digits, the underscore and the hyphen.
 * - Message: 只能输入中文、字母、数字、下划线和连字符
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const commonCharacters = /* @__PURE__ */ onlyOf(
  'commonCharacters',
  '只能输入中文、字母、数字、下划线和连字符',
  COMMON,
);

/**
 * The common characters and brackets, Chinese and English.
 * - Message: 只能输入中文、字母、数字、下划线、连字符和括号
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const commonCharactersWithBrackets = /* @__PURE__ */ onlyOf(
  'commonCharactersWithBrackets',
  '只能输入中文、字母、数字、下划线、连字符和括号',
  COMMON,
  BRACKETS,
);

/**
 * The common characters, brackets, spaces and everyday punctuation, Chinese and English.
 * - Message: 只能输入中文、字母、数字和常用标点
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const commonCharactersWithPunctuation = /* @__PURE__ */ onlyOf(
  'commonCharactersWithPunctuation',
  '只能输入中文、字母、数字和常用标点',
  COMMON,
  BRACKETS,
  PUNCTUATION,
);
