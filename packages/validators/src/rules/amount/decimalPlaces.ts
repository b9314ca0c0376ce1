import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL, LONGEST_DECIMAL } from '../number/decimal.ts';

/** The messages of the specification; it has none for other numbers of decimals. */
const MESSAGES: Readonly<Record<number, string>> = {
  1: '小数点后最多为一位',
  2: '最多输入小数点后两位数！',
  3: '小数点后最多为三位',
};

/**
 * A number with at most n decimals, n from 1; trailing zeros count, because the text is judged.
 * - Message: 小数点后最多为n位, or for n from 1 to 3 the specification's own
 * - Not a number: 数字格式不正确
 */
export function decimalPlaces(n: number): Rule {
  return defineRule({
    name: 'decimalPlaces',
    message: MESSAGES[n] ?? `小数点后最多为${n}位`,
    code: 'decimals',
    params: { max: n },
    clean: 'compact',
    longest: LONGEST_DECIMAL,
    pattern: new RegExp(`^(?!.*\\.\\d{${n + 1}})${DECIMAL.source}`),
    explain: (text) => (DECIMAL.test(text) ? {} : { code: 'format', message: '数字格式不正确' }),
  });
}
