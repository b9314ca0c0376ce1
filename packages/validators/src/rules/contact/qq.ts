import { defineRule } from '../../rule.ts';

/** A QQ number: 5 to 12 digits, the first not 0 ([Tencent QQ](https://en.wikipedia.org/wiki/Tencent_QQ)). */
export const qq = /* @__PURE__ */ defineRule('qq', 'QQ号格式不正确', 12, /^[1-9]\d{4,11}$/);
