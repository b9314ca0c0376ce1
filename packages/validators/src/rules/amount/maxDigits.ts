import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL, LONGEST_DECIMAL } from '../number/decimal.ts';

/**
 * An amount of at most n digits before the point, n from 1 to 10; a minus sign is no digit.
 * - Message: 金额值不能超过n位数
 * - Not a number: 金额格式不正确
 */
export function maxDigits(n: number): Rule {
  return defineRule({
    name: 'maxDigits',
    message: `金额值不能超过${n}位数`,
    code: 'digits',
    params: { max: n },
    clean: 'compact',
    longest: LONGEST_DECIMAL,
    pattern: new RegExp(`^(?!-?\\d{${n + 1}})${DECIMAL.source}`),
    explain: (text) => (DECIMAL.test(text) ? {} : { code: 'format', message: '金额格式不正确' }),
  });
}
