import { defineRule } from '../../rule.ts';

/**
 * A mobile number of mainland China: 11 digits, the first of them 1.
 * - Strict: the second digit is 3 to 9
 * - Message: 手机格式不正确
 * - Standard: [numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)
 */
export const mobile = /* @__PURE__ */ defineRule({
  name: 'mobile',
  message: '手机格式不正确',
  clean: 'mobile',
  longest: 11,
  pattern: /^1\d{10}$/,
  strict: isAssignedMobile,
});

/** True for a mobile number whose second digit is in use: 3 to 9. */
export function isAssignedMobile(mobileNumber: string): boolean {
  return /^1[3-9]/.test(mobileNumber);
}
