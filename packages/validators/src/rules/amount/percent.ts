import { defineRule } from '../../rule.ts';

/** A percentage above 0 and up to 100, with at most two decimals. */
export const percent = /* @__PURE__ */ defineRule(
  'percent',
  '请输入大于0且不超过100的数，最多保留两位小数',
  6,
  /^(?:100(?:\.0{1,2})?|[1-9]?\d(?:\.\d{1,2})?)$/,
  undefined,
  (text) => /[1-9]/.test(text),
);
