import { defineRule } from '../../rule.ts';
import { email } from './email.ts';

/** An account name that is a mobile number or an e-mail address; strict as the mobile number is ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China), [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)). */
export const mobileOrEmail = /* @__PURE__ */ defineRule(
  'mobileOrEmail',
  '账号格式不正确',
  254,
  /^1\d{10}$|@/,
  // As a number a mobile number is itself, and an e-mail address is none.
  (text) => +text >= 13e9 || email.test(text),
  (text) => +text > 0 || email.test(text),
);
