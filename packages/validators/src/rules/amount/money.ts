import { defineRule } from '../../rule.ts';

/** A positive amount with at most two decimals, judged on the text; zero and less have messages of their own. */
export const money = /* @__PURE__ */ defineRule(
  'money',
  '金额格式不正确',
  64,
  /^(?![0.]+$)(0|[1-9]\d*)(\.\d{1,2})?$/,
  undefined,
  undefined,
  (text) =>
    /^-?0(\.0+)?$/.test(text)
      ? { code: 'zero', message: '金额必须大于零' }
      : /^-(0|[1-9]\d*)(\.\d+)?$/.test(text)
        ? { code: 'negative', message: '金额不能小于零' }
        : {},
);
