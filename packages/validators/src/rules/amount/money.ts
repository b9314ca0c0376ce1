import { defineRule } from '../../rule.ts';
import { DECIMAL, getSign, LONGEST_DECIMAL } from '../number/decimal.ts';

/** An amount of zero or more with at most two decimals. */
export const MONEY_PATTERN = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/** An amount above zero with at most two decimals. */
export const POSITIVE_MONEY_PATTERN = /^(?=.*[1-9])(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

/**
 * An amount above zero with at most two decimals.
 * - Message: 金额格式不正确
 * - Zero: 金额必须大于零
 * - Below zero: 金额不能小于零
 */
export const money = /* @__PURE__ */ defineRule({
  name: 'money',
  message: '金额格式不正确',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: POSITIVE_MONEY_PATTERN,
  explain: (text) => {
    if (!DECIMAL.test(text)) return {};
    const sign = getSign(text);
    if (sign === 0) return { code: 'zero', message: '金额必须大于零' };
    return sign < 0 ? { code: 'negative', message: '金额不能小于零' } : {};
  },
});
