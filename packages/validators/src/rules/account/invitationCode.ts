import { defineRule } from '../../rule.ts';

const MAX_LENGTH = 6;

/**
 * An invitation code of at most 6 letters or digits.
 * - Message: 邀请码格式不正确
 * - Too long: 邀请码不能超过 6 位
 */
export const invitationCode = /* @__PURE__ */ defineRule({
  name: 'invitationCode',
  message: '邀请码格式不正确',
  clean: 'code',
  longest: MAX_LENGTH,
  pattern: /^[a-zA-Z\d]+$/,
  explain: (text) => (text.length > MAX_LENGTH ? { code: 'too-long', message: '邀请码不能超过 6 位' } : {}),
});
