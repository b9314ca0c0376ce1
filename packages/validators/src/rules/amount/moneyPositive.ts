import { defineRule } from '../../rule.ts';
import { DECIMAL, getSign, LONGEST_DECIMAL } from '../number/decimal.ts';
import { POSITIVE_MONEY_PATTERN } from './money.ts';

/**
 * An amount above zero with at most two decimals; zero and less have one message.
 * - Message: 金额必须大于零
 * - Not an amount: 金额格式不正确
 */
export const moneyPositive = /* @__PURE__ */ defineRule({
  name: 'moneyPositive',
  message: '金额必须大于零',
  code: 'not-positive',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: POSITIVE_MONEY_PATTERN,
  explain: (text) =>
    DECIMAL.test(text) && getSign(text) <= 0 ? {} : { code: 'format', message: '金额格式不正确' },
});
