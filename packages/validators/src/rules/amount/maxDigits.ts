import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL } from './decimal.ts';

/** An amount of at most n digits before the point, n from 1 to 10, judged on the text. */
export function maxDigits(n: number): Rule {
  return defineRule(
    'maxDigits',
    `金额值不能超过${n}位数`,
    64,
    DECIMAL,
    undefined,
    (text) => text.search(/\d(\.|$)/) < n + +(text < '0'),
    (text) =>
      DECIMAL.test(text)
        ? { code: 'digits', params: { max: n } }
        : { message: '金额格式不正确', params: { max: n } },
  );
}
