import { defineRule } from '../../rule.ts';

/**
 * A WeChat ID: 6 to 20 letters, digits, underscores or hyphens, the first a letter.
 * - Message: 微信号格式不正确
 * - Standard: [WeChat](https://en.wikipedia.org/wiki/WeChat)
 */
export const wechat = /* @__PURE__ */ defineRule({
  name: 'wechat',
  message: '微信号格式不正确',
  clean: 'compact',
  longest: 20,
  pattern: /^[a-zA-Z][\w-]{5,19}$/,
});
