import { defineRule, type Rule } from '../../rule.ts';
import { DECIMAL } from './decimal.ts';

/** An amount of at most the limit, a whole number such as 100 to 100000000; no size loses precision. */
export function max(limit: number): Rule {
  return defineRule(
    'max',
    `金额不能超过${limit}`,
    64,
    DECIMAL,
    undefined,
    // Rounding the digits before the point never carries them across a limit that is itself exact.
    (text) => text < '0' || parseInt(text) < limit || RegExp(`^${limit}(\\.0+)?$`).test(text),
    (text) =>
      DECIMAL.test(text)
        ? { code: 'too-large', params: { max: limit } }
        : { message: '金额格式不正确', params: { max: limit } },
  );
}
