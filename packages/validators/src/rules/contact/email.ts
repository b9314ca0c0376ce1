import { defineRule } from '../../rule.ts';

/**
 * An e-mail address in ASCII with a dotted domain, of at most 254 characters.
 * - Message: 电子邮箱格式不正确
 * - Standard: [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)
 */
export const email = /* @__PURE__ */ defineRule({
  name: 'email',
  message: '电子邮箱格式不正确',
  clean: 'compact',
  longest: 254,
  // Each repeated part begins with a dot or a hyphen, which the part before it cannot contain: the time is linear.
  pattern:
    /^[\w!#-'*+/=?^`{|}~-]+(?:\.[\w!#-'*+/=?^`{|}~-]+)*@[a-z\d]+(?:(?:\.|-+)[a-z\d]+)*\.[a-z][a-z\d-]*[a-z\d]$/i,
});
