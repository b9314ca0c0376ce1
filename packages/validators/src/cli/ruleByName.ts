import * as library from '../index.ts';
import type { Rule } from '../rule.ts';

type Export = Rule | ((n: number) => Rule);

/** Public names that are no rules. */
const OTHERS = new Set(['fields', 'findCode', 'limits', 'normalise']);

const FACTORIES = new Set(['decimalPlaces', 'max', 'maxDigits', 'maxLength', 'minLength']);
const rules = new Map<string, Export>(
  Object.entries(library).filter((entry): entry is [string, Export] => !OTHERS.has(entry[0])),
);

/** The names of all rules for the command; those that take a number end in `:n`. */
export const ruleNames: readonly string[] = [...rules.keys()].map((name) =>
  FACTORIES.has(name) ? `${name}:n` : name,
);

/** The rule of a name such as `mobile`, `maxDigits:3` or `required`, or undefined. */
export function ruleByName(text: string): Rule | undefined {
  const [name = '', number] = text.split(':');
  const found = rules.get(name);
  if (name === 'required') return library.required();
  if (typeof found !== 'function') return number === undefined ? found : undefined;
  return /^[1-9]\d{0,8}$/.test(number ?? '') ? found(Number(number)) : undefined;
}
