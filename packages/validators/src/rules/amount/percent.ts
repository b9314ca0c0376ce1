import { defineRule } from '../../rule.ts';

/**
 * A percentage above 0 and up to 100, with at most two decimals.
 * - Message: 请输入大于0且不超过100的数，最多保留两位小数
 */
export const percent = /* @__PURE__ */ defineRule({
  name: 'percent',
  message: '请输入大于0且不超过100的数，最多保留两位小数',
  clean: 'compact',
  longest: 6,
  pattern: /^(?=.*[1-9])(?:100(?:\.0{1,2})?|[1-9]?\d(?:\.\d{1,2})?)$/,
});
