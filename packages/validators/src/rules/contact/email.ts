import { defineRule } from '../../rule.ts';

/**
 * An e-mail address in ASCII with a dotted domain: at most 254 characters, 64 before the @, and 63 between two dots after it.
 * - Message: 电子邮箱格式不正确
 * - Standard: [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)
 */
export const email = /* @__PURE__ */ defineRule({
  name: 'email',
  message: '电子邮箱格式不正确',
  clean: 'compact',
  longest: 254,
  // A part of the name begins with a dot, which the part before it cannot contain, and labels have a length: the time is linear.
  // RFC 5321, 4.5.3.1.1 limits the name, RFC 1035, 2.3.4 the labels.
  pattern:
    /^(?=[^@]{1,64}@)[\w!#-'*+/=?^`{|}~-]+(?:\.[\w!#-'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i,
});
