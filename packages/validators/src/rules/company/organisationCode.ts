import { defineRule } from '../../rule.ts';

/** An organisation code of 8 digits or capital letters, a hyphen and a check character; strict: that character is right ([GB 11714](https://zh.wikipedia.org/wiki/%E7%BB%84%E7%BB%87%E6%9C%BA%E6%9E%84%E4%BB%A3%E7%A0%81)). */
export const organisationCode = /* @__PURE__ */ defineRule(
  'organisationCode',
  '组织机构代码格式不正确',
  10,
  /^[\dA-Z]{8}-[\dX]$/,
  (text) => organisationCheckCharacter(text.slice(0, 8)) === text[9],
);

/** The check character of the 8 characters before it; a letter counts from A = 10. */
export function organisationCheckCharacter(body: string): string {
  let sum = 0;
  // The weights 3, 7, 9, 10, 5, 8, 4, 2 are the powers of two from the eighth down to the first, modulo 11.
  for (const character of body) sum = (sum + parseInt(character, 36)) * 2;
  return '0X987654321'.charAt(sum % 11);
}
