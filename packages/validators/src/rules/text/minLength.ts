import { defineRule, type Rule } from '../../rule.ts';

/**
 * At least n characters; a rare Han character or a plain emoji counts as one.
 * - Message: 不能少于n个字, or the message passed
 */
export function minLength(n: number, message?: string): Rule {
  const rule = defineRule({
    name: 'minLength',
    message: `不能少于${n}个字`,
    code: 'too-short',
    params: { min: n },
    clean: 'text',
    longest: Infinity,
    pattern: new RegExp(`^.{${n}}`, 'su'),
  });
  return message === undefined ? rule : rule.with({ message });
}
