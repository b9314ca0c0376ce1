import { defineRule } from '../../rule.ts';

/** An amount of more than zero with at most two decimals, judged on the text. */
export const moneyPositive = /* @__PURE__ */ defineRule(
  'moneyPositive',
  '金额必须大于零',
  64,
  /^(?![0.]+$)(0|[1-9]\d*)(\.\d{1,2})?$/,
  undefined,
  undefined,
  (text) =>
    /^(-(0|[1-9]\d*)(\.\d+)?|0(\.0+)?)$/.test(text)
      ? { code: 'not-positive' }
      : { message: '金额格式不正确' },
);
