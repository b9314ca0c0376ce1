import { defineRule } from '../../rule.ts';

/** The value of each letter; I, O and Q are none. */
const LETTERS = 'ABCDEFGH.JKLMN.P.R.STUVWXYZ';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * A vehicle identification number of 17 digits or letters, without I, O and Q.
 * - Strict: capital letters and the check character, which China and North America require
 * - Message: 车辆识别代号格式不正确
 * - Standard: [GB 16735-2019](https://www.chinesestandards.org/standards/GB%2016735-2019), annex A
 */
export const vin = /* @__PURE__ */ defineRule({
  name: 'vin',
  message: '车辆识别代号格式不正确',
  clean: 'id',
  longest: 17,
  pattern: /^[A-HJ-NPR-Z\d]{17}$/i,
  strict: hasCheckCharacter,
});

function hasCheckCharacter(text: string): boolean {
  let sum = 0;
  for (const [index, weight] of WEIGHTS.entries()) sum += toValue(text.charAt(index)) * weight;
  return text.charAt(8) === '0123456789X'.charAt(sum % 11);
}

/** The value of a digit or a capital letter: A to H are 1 to 8, J to R 1 to 9, S to Z 2 to 9. */
function toValue(character: string): number {
  const digit = Number(character);
  return Number.isNaN(digit) ? (LETTERS.indexOf(character) % 9) + 1 : digit;
}
