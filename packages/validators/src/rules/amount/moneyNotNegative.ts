import { defineRule } from '../../rule.ts';

/** An amount of zero or more with at most two decimals, judged on the text. */
export const moneyNotNegative = /* @__PURE__ */ defineRule(
  'moneyNotNegative',
  '金额不能小于零',
  64,
  /^(0|[1-9]\d*)(\.\d{1,2})?$/,
  undefined,
  undefined,
  (text) => (/^-(0|[1-9]\d*)(\.\d+)?$/.test(text) ? { code: 'negative' } : { message: '金额格式不正确' }),
);
