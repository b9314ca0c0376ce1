import { defineRule } from '../../rule.ts';

/** The pattern of a name. */
export const HAN_NAME = /^[\p{sc=Han}a-z]+(?:[.·][\p{sc=Han}a-z]+)*\.?$/iu;

/** A person's name in Chinese or English letters, with a dot or the middle dot · between its parts; rare Han characters count ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)). */
export const name = /* @__PURE__ */ defineRule('name', '姓名格式不正确', 128, HAN_NAME);
