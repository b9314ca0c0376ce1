import { defineRule, type Rule } from '../../rule.ts';
import { signOf } from '../amount/decimal.ts';

const INTEGER = /^-?(?:0|[1-9]\d*)$/;

function integerRule(name: string, message: string, keeps: (sign: number) => boolean): Rule {
  return defineRule(name, message, 64, INTEGER, undefined, (text) => keeps(signOf(text)));
}

/** A whole number, with or without a minus sign. */
export const integer = /* @__PURE__ */ defineRule('integer', '只能输入整数', 64, INTEGER);

/** A whole number that is zero. */
export const integerEq0 = /* @__PURE__ */ integerRule(
  'integerEq0',
  '必须为等于0的整数',
  (sign) => sign === 0,
);

/** A whole number that is not zero. */
export const integerNe0 = /* @__PURE__ */ integerRule(
  'integerNe0',
  '必须为不等于0的整数',
  (sign) => sign !== 0,
);

/** A whole number that is above zero. */
export const integerGt0 = /* @__PURE__ */ integerRule('integerGt0', '必须为大于0的整数', (sign) => sign > 0);

/** A whole number that is at least zero. */
export const integerGe0 = /* @__PURE__ */ integerRule(
  'integerGe0',
  '必须为大于或等于0的整数',
  (sign) => sign >= 0,
);

/** A whole number that is below zero. */
export const integerLt0 = /* @__PURE__ */ integerRule('integerLt0', '必须为小于0的整数', (sign) => sign < 0);

/** A whole number that is at most zero. */
export const integerLe0 = /* @__PURE__ */ integerRule(
  'integerLe0',
  '必须为小于或等于0的整数',
  (sign) => sign <= 0,
);

/** A whole number above 0 and below 100, both left out. */
export const integerBetween0And100 = /* @__PURE__ */ defineRule(
  'integerBetween0And100',
  '必须大于0且小于100',
  2,
  /^[1-9]\d?$/,
);
