import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL } from './decimal.ts';

/** A number with at most n decimals, n from 1, judged on the text. */
export function decimalPlaces(n: number): Rule {
  return defineRule(
    'decimalPlaces',
    // The words for 1, 2 and 3 are the specification's.
    n === 2 ? '最多输入小数点后两位数！' : `小数点后最多为${' 一 三'[n] ?? n}位`,
    64,
    DECIMAL,
    undefined,
    (text) => text.length - text.search(/\.|$/) <= n + 1,
    (text) =>
      DECIMAL.test(text)
        ? { code: 'decimals', params: { max: n } }
        : { message: '数字格式不正确', params: { max: n } },
  );
}
