import { defineRule } from '../../rule.ts';
import { email } from './email.ts';
import { isAssignedMobile } from './mobile.ts';

/**
 * An account name: a mobile number or an e-mail address.
 * - Strict: the second digit of a mobile number is 3 to 9
 * - Message: 账号格式不正确
 * - Standard: [numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China), [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)
 */
export const mobileOrEmail = /* @__PURE__ */ defineRule({
  name: 'mobileOrEmail',
  message: '账号格式不正确',
  clean: 'phone',
  longest: 254,
  // A mobile number, or any text with an @, which the proof judges as an e-mail address.
  pattern: /^1\d{10}$|@/,
  proof: (text) => !isEmail(text) || email.test(text),
  strict: (text) => isEmail(text) || isAssignedMobile(text),
});

function isEmail(account: string): boolean {
  return account.includes('@');
}
