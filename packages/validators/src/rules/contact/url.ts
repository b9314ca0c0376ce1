import { defineRule } from '../../rule.ts';

/** A web address: http or https, a dotted host or localhost, no user name and no white space ([URL Standard](https://url.spec.whatwg.org/)). */
export const url = /* @__PURE__ */ defineRule(
  'url',
  '网址格式不正确',
  2048,
  /^https?:\/\/(localhost|([\w\p{L}-]+\.)+[\w\p{L}-]+)(:\d+)?([/?#]\S*)?$/iu,
);
