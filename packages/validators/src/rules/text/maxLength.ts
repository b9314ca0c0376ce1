import { defineRule, type Rule } from '../../rule.ts';

/**
 * At most n characters; a rare Han character or a plain emoji counts as one.
 * - Message: 不能超过n个字, or the message passed
 */
export function maxLength(n: number, message?: string): Rule {
  const rule = defineRule({
    name: 'maxLength',
    message: `不能超过${n}个字`,
    code: 'too-long',
    params: { max: n },
    clean: 'text',
    longest: n * 2, // A rare character is two UTF-16 units.
    pattern: new RegExp(`^.{0,${n}}$`, 'su'),
  });
  return message === undefined ? rule : rule.with({ message });
}
