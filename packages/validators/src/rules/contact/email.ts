import { defineRule } from '../../rule.ts';

/** An e-mail address in ASCII with a dotted domain, up to 254 characters ([RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)). */
export const email = /* @__PURE__ */ defineRule(
  'email',
  '电子邮箱格式不正确',
  254,
  // Every repeated part begins with a dot or a hyphen, which the part before it cannot hold: nothing is tried twice.
  /^[\w!#-'*+/=?^`{|}~-]+(?:\.[\w!#-'*+/=?^`{|}~-]+)*@[a-z\d]+(?:(?:\.|-+)[a-z\d]+)*\.[a-z][a-z\d-]*[a-z\d]$/i,
);
