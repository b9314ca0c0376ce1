import { defineRule, type Rule } from '../../rule.ts';

/** At least n characters, a rare Han character or a plain emoji counting as one. */
export function minLength(n: number, message = `不能少于${n}个字`): Rule {
  const pattern = new RegExp(`^[^]{${n}}`, 'u');
  return defineRule('minLength', message, Infinity, pattern, undefined, undefined, () => ({
    code: 'too-short',
    params: { min: n },
  }));
}
