import { defineRule } from '../../rule.ts';

/** A WeChat ID: 6 to 20 letters, digits, underscores or hyphens, the first a letter ([WeChat](https://en.wikipedia.org/wiki/WeChat)). */
export const wechat = /* @__PURE__ */ defineRule('wechat', '微信号格式不正确', 20, /^[a-z][\w-]{5,19}$/i);
