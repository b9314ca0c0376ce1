import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL, signOf } from '../amount/decimal.ts';

function numberRule(name: string, message: string, keeps: (sign: number) => boolean): Rule {
  return defineRule(name, message, 64, DECIMAL, undefined, (text) => keeps(signOf(text)));
}

/** A number as people write it, with or without a minus sign and decimals. */
export const numericFormat = /* @__PURE__ */ defineRule('numericFormat', '数字格式不正确', 64, DECIMAL);

/** A number that is zero, judged on the text. */
export const numberEq0 = /* @__PURE__ */ numberRule('numberEq0', '必须为等于0的数字', (sign) => sign === 0);

/** A number that is not zero, judged on the text. */
export const numberNe0 = /* @__PURE__ */ numberRule('numberNe0', '必须为不等于0的数字', (sign) => sign !== 0);

/** A number that is above zero, judged on the text. */
export const numberGt0 = /* @__PURE__ */ numberRule('numberGt0', '必须为大于0的数字', (sign) => sign > 0);

/** A number that is at least zero, judged on the text. */
export const numberGe0 = /* @__PURE__ */ numberRule(
  'numberGe0',
  '必须为大于或等于0的数字',
  (sign) => sign >= 0,
);

/** A number that is below zero, judged on the text. */
export const numberLt0 = /* @__PURE__ */ numberRule('numberLt0', '必须为小于0的数字', (sign) => sign < 0);

/** A number that is at most zero, judged on the text. */
export const numberLe0 = /* @__PURE__ */ numberRule(
  'numberLe0',
  '必须为小于或等于0的数字',
  (sign) => sign <= 0,
);
