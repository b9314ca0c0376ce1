import { defineRule } from '../../rule.ts';

/** An invitation code of at most 6 letters or digits. */
export const invitationCode = /* @__PURE__ */ defineRule(
  'invitationCode',
  '邀请码格式不正确',
  6,
  /^[a-z\d]+$/i,
  undefined,
  undefined,
  ({ length }) => (length > 6 ? { code: 'too-long', message: '邀请码不能超过6位' } : {}),
);
