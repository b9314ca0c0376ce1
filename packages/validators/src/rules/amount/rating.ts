import { defineRule } from '../../rule.ts';

/**
 * A rating from 3 to 5 with at most two decimals.
 * - Message: 请输入3-5的评分分值，分值最多保留两位小数。
 */
export const rating = /* @__PURE__ */ defineRule({
  name: 'rating',
  message: '请输入3-5的评分分值，分值最多保留两位小数。',
  clean: 'compact',
  longest: 4,
  pattern: /^(?:[34](?:\.\d{1,2})?|5(?:\.0{1,2})?)$/,
});
