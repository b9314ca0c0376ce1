import { defineRule } from '../../rule.ts';
import { LONGEST_DECIMAL } from './decimal.ts';

/**
 * A number with exactly one decimal; a JavaScript number loses a trailing zero, so pass text where that matters.
 * - Message: 必须保留一位小数
 */
export const exactlyOneDecimal = /* @__PURE__ */ defineRule({
  name: 'exactlyOneDecimal',
  message: '必须保留一位小数',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: /^-?(?:0|[1-9]\d*)\.\d$/,
});

/**
 * A number with exactly two decimals; a JavaScript number loses a trailing zero, so pass text where that matters.
 * - Message: 必须保留两位小数
 */
export const exactlyTwoDecimals = /* @__PURE__ */ defineRule({
  name: 'exactlyTwoDecimals',
  message: '必须保留两位小数',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: /^-?(?:0|[1-9]\d*)\.\d\d$/,
});

/**
 * A number with at most one decimal.
 * - Message: 最多保留一位小数
 */
export const atMostOneDecimal = /* @__PURE__ */ defineRule({
  name: 'atMostOneDecimal',
  message: '最多保留一位小数',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: /^-?(?:0|[1-9]\d*)(?:\.\d)?$/,
});

/**
 * A number with at most two decimals.
 * - Message: 最多保留两位小数
 */
export const atMostTwoDecimals = /* @__PURE__ */ defineRule({
  name: 'atMostTwoDecimals',
  message: '最多保留两位小数',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: /^-?(?:0|[1-9]\d*)(?:\.\d\d?)?$/,
});
