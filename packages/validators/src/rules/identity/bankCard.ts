import { defineRule } from '../../rule.ts';

/**
 * A bank card number of 12 to 19 digits.
 * - Strict: the first digit is not 0, and the last is the Luhn check digit
 * - Message: 银行卡号格式不正确
 * - Standard: [ISO/IEC 7812](https://en.wikipedia.org/wiki/ISO/IEC_7812)
 */
export const bankCard = /* @__PURE__ */ defineRule({
  name: 'bankCard',
  message: '银行卡号格式不正确',
  clean: 'digits',
  longest: 19,
  pattern: /^\d{12,19}$/,
  strict: (text) => !text.startsWith('0') && hasLuhnDigit(text),
});

const ZERO = '0'.charCodeAt(0);

function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const digit = digits.charCodeAt(index) - ZERO;
    const value = isDoubled ? digit * 2 : digit;
    // A doubled digit above 9 counts as the sum of its two digits, which is 9 less.
    sum += value > 9 ? value - 9 : value;
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
}
