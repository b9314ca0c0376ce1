import { defineRule } from '../../rule.ts';
import { hasDateAndCheckCharacter } from './isGb11643.ts';

/**
 * The number of a foreigner's permanent resident card: 18 characters that begin with 9, or the older 3 letters and 12 digits.
 * - Strict: of 18 characters a real date and the MOD 11-2 check character
 * - Message: 永久居留身份证号码格式不正确
 * - Standard: the National Immigration Administration's rules of [the card of 2023](https://en.wikipedia.org/wiki/Foreign_Permanent_Resident_ID_Card)
 */
export const permanentResidentCard = /* @__PURE__ */ defineRule({
  name: 'permanentResidentCard',
  message: '永久居留身份证号码格式不正确',
  clean: 'id',
  longest: 18,
  pattern: /^(?:9\d{16}[\dX]|[A-Z]{3}\d{12})$/i,
  strict: (text) => text.length === 15 || hasDateAndCheckCharacter(text),
});
