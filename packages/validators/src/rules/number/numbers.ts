import { defineRule, type Rule } from '../../rule.ts';
import {
  ABOVE_ZERO,
  BELOW_ZERO,
  DECIMAL,
  LONGEST_DECIMAL,
  NOT_ZERO,
  ZERO,
  ZERO_OR_LESS,
  ZERO_OR_MORE,
} from './decimal.ts';

/**
 * A decimal number of at most 64 characters, with or without a minus sign and decimals.
 * - Message: 数字格式不正确
 */
export const numericFormat = /* @__PURE__ */ defineRule({
  name: 'numericFormat',
  message: '数字格式不正确',
  clean: 'compact',
  longest: LONGEST_DECIMAL,
  pattern: DECIMAL,
});

function numberBySign(name: string, message: string, sign: string): Rule {
  return defineRule({
    name,
    message,
    clean: 'compact',
    longest: LONGEST_DECIMAL,
    pattern: new RegExp(sign + DECIMAL.source),
  });
}

/**
 * A number that is zero.
 * - Message: 必须为等于0的数字
 */
export const numberEq0 = /* @__PURE__ */ numberBySign('numberEq0', '必须为等于0的数字', ZERO);

/**
 * A number that is not zero.
 * - Message: 必须为不等于0的数字
 */
export const numberNe0 = /* @__PURE__ */ numberBySign('numberNe0', '必须为不等于0的数字', NOT_ZERO);

/**
 * A number that is above zero.
 * - Message: 必须为大于0的数字
 */
export const numberGt0 = /* @__PURE__ */ numberBySign('numberGt0', '必须为大于0的数字', ABOVE_ZERO);

/**
 * A number that is zero or more.
 * - Message: 必须为大于或等于0的数字
 */
export const numberGe0 = /* @__PURE__ */ numberBySign('numberGe0', '必须为大于或等于0的数字', ZERO_OR_MORE);

/**
 * A number that is below zero.
 * - Message: 必须为小于0的数字
 */
export const numberLt0 = /* @__PURE__ */ numberBySign('numberLt0', '必须为小于0的数字', BELOW_ZERO);

/**
 * A number that is zero or less.
 * - Message: 必须为小于或等于0的数字
 */
export const numberLe0 = /* @__PURE__ */ numberBySign('numberLe0', '必须为小于或等于0的数字', ZERO_OR_LESS);
