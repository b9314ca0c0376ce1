import { defineRule, type Rule } from '../../rule.ts';

/** At most n characters, a rare Han character or a plain emoji counting as one. */
export function maxLength(n: number, message = `不能超过${n}个字`): Rule {
  const pattern = new RegExp(`^[^]{0,${n}}$`, 'u');
  return defineRule('maxLength', message, n * 2, pattern, undefined, undefined, () => ({
    code: 'too-long',
    params: { max: n },
  }));
}
