import { defineRule } from '../../rule.ts';
import { DECIMAL, LONGEST_DECIMAL } from '../number/decimal.ts';
import { MONEY_PATTERN } from './money.ts';

/**
 * An amount of zero or more with at most two decimals.
 * - Message: 金额不能小于零
 * - Not an amount: 金额格式不正确
 */
export const moneyNotNegative = /* @__PURE__ */ defineRule({
  name: 'moneyNotNegative',
  message: '金额不能小于零',
  code: 'negative',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: MONEY_PATTERN,
  explain: (text) =>
    DECIMAL.test(text) && text.startsWith('-') ? {} : { code: 'format', message: '金额格式不正确' },
});
