import { defineRule, type Rule } from '../../rule.ts';
import {
  ABOVE_ZERO,
  BELOW_ZERO,
  LONGEST_DECIMAL,
  NOT_ZERO,
  ZERO,
  ZERO_OR_LESS,
  ZERO_OR_MORE,
} from './decimal.ts';

const INTEGER = /^-?(?:0|[1-9]\d*)$/;

/**
 * A whole number, with or without a minus sign.
 * - Message: 只能输入整数
 */
export const integer = /* @__PURE__ */ defineRule({
  name: 'integer',
  message: '只能输入整数',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: INTEGER,
});

function integerBySign(name: string, message: string, sign: string): Rule {
  return defineRule({
    name,
    message,
    clean: 'compact',
    longest: LONGEST_DECIMAL,
    pattern: new RegExp(sign + INTEGER.source),
  });
}

/**
 * A whole number that is zero.
 * - Message: 必须为等于0的整数
 */
export const integerEq0 = /* @__PURE__ */ integerBySign('integerEq0', '必须为等于0的整数', ZERO);

/**
 * A whole number that is not zero.
 * - Message: 必须为不等于0的整数
 */
export const integerNe0 = /* @__PURE__ */ integerBySign('integerNe0', '必须为不等于0的整数', NOT_ZERO);

/**
 * A whole number that is above zero.
 * - Message: 必须为大于0的整数
 */
export const integerGt0 = /* @__PURE__ */ integerBySign('integerGt0', '必须为大于0的整数', ABOVE_ZERO);

/**
 * A whole number that is zero or more.
 * - Message: 必须为大于或等于0的整数
 */
export const integerGe0 = /* @__PURE__ */ integerBySign(
  'integerGe0',
  '必须为大于或等于0的整数',
  ZERO_OR_MORE,
);

/**
 * A whole number that is below zero.
 * - Message: 必须为小于0的整数
 */
export const integerLt0 = /* @__PURE__ */ integerBySign('integerLt0', '必须为小于0的整数', BELOW_ZERO);

/**
 * A whole number that is zero or less.
 * - Message: 必须为小于或等于0的整数
 */
export const integerLe0 = /* @__PURE__ */ integerBySign(
  'integerLe0',
  '必须为小于或等于0的整数',
  ZERO_OR_LESS,
);

/**
 * A whole number above 0 and below 100.
 * - Message: 必须大于0且小于100
 */
export const integerBetween0And100 = /* @__PURE__ */ defineRule({
  name: 'integerBetween0And100',
  message: '必须大于0且小于100',
  clean: 'compact',
  longest: 2,
  pattern: /^[1-9]\d?$/,
});
