import { defineRule } from '../../rule.ts';
import { HAN_NAME } from './name.ts';

/** A holder's name as the certificate query takes it: a name of at most 8 characters, a rare character counting as one ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)). */
export const certificateQueryName = /* @__PURE__ */ defineRule(
  'certificateQueryName',
  '姓名格式不正确',
  16,
  HAN_NAME,
  undefined,
  (text) => !isLong(text),
  (text) => (isLong(text) ? { code: 'too-long', message: '姓名不能超过8个字' } : {}),
);

function isLong(text: string): boolean {
  return /[^]{9}/u.test(text);
}
