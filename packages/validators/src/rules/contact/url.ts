import { defineRule } from '../../rule.ts';

/**
 * A web address of at most 2048 characters: http or https, a dotted host or localhost, no user name and no white space.
 * - Message: 网址格式不正确
 * - Standard: [URL Standard](https://url.spec.whatwg.org/)
 */
export const url = /* @__PURE__ */ defineRule({
  name: 'url',
  message: '网址格式不正确',
  clean: 'url',
  longest: 2048,
  pattern: /^https?:\/\/(localhost|([\w\p{L}-]+\.)+[\w\p{L}-]+)(:\d+)?([/?#]\S*)?$/iu,
});
