import { defineRule } from '../../rule.ts';

/**
 * A Chinese passport number, of Hong Kong and Macau too: a letter and 7 or 8 digits, two letters and 7 digits, or the 9 digits of the oldest.
 * - Strict: capital letters of a passport in use: E or G, D, S or P (diplomatic, service), H or K (Hong Kong), M (Macau); no I or O behind them
 * - Message: 护照号码格式不正确
 * - Standard: for E the National Immigration Administration's answer on passport numbers; for the others [Chinese passports](https://en.wikipedia.org/wiki/Chinese_passport)
 */
export const chinesePassport = /* @__PURE__ */ defineRule({
  name: 'chinesePassport',
  message: '护照号码格式不正确',
  clean: 'id',
  longest: 9,
  pattern: /^(?:[A-Z]\d{7,8}|[A-Z]{2}\d{7}|1[45]\d{7})$/i,
  strict: (text) => /^(?:[EGHK]\d|[DSP]\d?|[DEHKMPS][A-HJ-NP-Z])\d{7}$/.test(text),
});
