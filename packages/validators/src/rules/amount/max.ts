import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL, getSign, LONGEST_DECIMAL, splitDecimal } from '../number/decimal.ts';

/**
 * An amount of at most the limit, a whole number such as 100 to 100000000; an amount of any size is judged exactly.
 * - Message: 金额不能超过n
 * - Not a number: 金额格式不正确
 */
export function max(limit: number): Rule {
  return defineRule({
    name: 'max',
    message: `金额不能超过${limit}`,
    code: 'too-large',
    params: { max: limit },
    clean: 'compact',
    longest: LONGEST_DECIMAL,
    pattern: DECIMAL,
    proof: (text) => text.startsWith('-') || isAtMost(text, limit),
    explain: (text) => (DECIMAL.test(text) ? {} : { code: 'format', message: '金额格式不正确' }),
  });
}

function isAtMost(amount: string, limit: number): boolean {
  const { units, fraction } = splitDecimal(amount);
  // Rounding keeps the order, so long units never compare below a smaller limit; equality is decided on the text.
  return Number(units) < limit || (units === String(limit) && getSign(fraction) === 0);
}
