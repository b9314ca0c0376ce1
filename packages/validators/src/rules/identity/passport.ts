import { defineRule } from '../../rule.ts';

/**
 * A passport number of any country: 5 to 9 letters or digits, at least one of them a digit.
 * - Strict: capital letters
 * - Message: 护照号码格式不正确
 * - Standard: [ICAO Doc 9303](https://en.wikipedia.org/wiki/Machine-readable_passport)
 */
export const passport = /* @__PURE__ */ defineRule({
  name: 'passport',
  message: '护照号码格式不正确',
  clean: 'id',
  longest: 9,
  pattern: /^(?=.*\d)[A-Z\d]{5,9}$/i,
  strict: (text) => text === text.toUpperCase(),
});
