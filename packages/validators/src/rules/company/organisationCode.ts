import { defineRule } from '../../rule.ts';

const WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2];

/** The check character for each remainder of the weighted sum by 11. */
const CHECK_CHARACTERS = '0X987654321';

/**
 * An organisation code: 8 digits or capital letters, a hyphen, and a digit or X.
 * - Strict: the last is the MOD 11 check character
 * - Message: 组织机构代码格式不正确
 * - Standard: [GB 11714](https://zh.wikipedia.org/wiki/%E7%BB%84%E7%BB%87%E6%9C%BA%E6%9E%84%E4%BB%A3%E7%A0%81)
 */
export const organisationCode = /* @__PURE__ */ defineRule({
  name: 'organisationCode',
  message: '组织机构代码格式不正确',
  clean: 'compact',
  longest: 10,
  pattern: /^[\dA-Z]{8}-[\dX]$/,
  strict: hasCheckCharacter,
});

function hasCheckCharacter(code: string): boolean {
  let sum = 0;
  // In base 36 a digit is its own value, and A to Z are 10 to 35.
  for (const [index, weight] of WEIGHTS.entries()) sum += parseInt(code.charAt(index), 36) * weight;
  return code.endsWith(CHECK_CHARACTERS.charAt(sum % 11));
}
