import { defineRule } from '../../rule.ts';
import { toNamePattern } from './name.ts';

const MAX_CHARACTERS = 8;
// A rare Han character is two UTF-16 units.
const MAX_UNITS = MAX_CHARACTERS * 2;

/**
 * A holder's name in the certificate query: a name of at most 8 characters, a rare character counting as one.
 * - Message: 姓名格式不正确
 * - Too long: 姓名不能超过 8 个字
 * - Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/)
 */
export const certificateQueryName = /* @__PURE__ */ defineRule({
  name: 'certificateQueryName',
  message: '姓名格式不正确',
  clean: 'name',
  longest: MAX_UNITS,
  pattern: /* @__PURE__ */ toNamePattern(MAX_CHARACTERS),
  explain: (text) => (isTooLong(text) ? { code: 'too-long', message: '姓名不能超过 8 个字' } : {}),
});

function isTooLong(text: string): boolean {
  return Array.from(text).length > MAX_CHARACTERS;
}
