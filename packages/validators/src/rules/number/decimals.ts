import { defineRule } from '../../rule.ts';

/** A number with one decimal; a JavaScript number loses a trailing zero, so give text where that matters. */
export const exactlyOneDecimal = /* @__PURE__ */ defineRule(
  'exactlyOneDecimal',
  '必须保留一位小数',
  64,
  /^-?(?:0|[1-9]\d*)\.\d$/,
);

/** A number with two decimals; a JavaScript number loses a trailing zero, so give text where that matters. */
export const exactlyTwoDecimals = /* @__PURE__ */ defineRule(
  'exactlyTwoDecimals',
  '必须保留两位小数',
  64,
  /^-?(?:0|[1-9]\d*)\.\d\d$/,
);

/** A number with at most one decimal. */
export const atMostOneDecimal = /* @__PURE__ */ defineRule(
  'atMostOneDecimal',
  '最多保留一位小数',
  64,
  /^-?(?:0|[1-9]\d*)(?:\.\d)?$/,
);

/** A number with at most two decimals. */
export const atMostTwoDecimals = /* @__PURE__ */ defineRule(
  'atMostTwoDecimals',
  '最多保留两位小数',
  64,
  /^-?(?:0|[1-9]\d*)(?:\.\d\d?)?$/,
);
