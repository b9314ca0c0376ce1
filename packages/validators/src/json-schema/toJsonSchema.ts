import type { Fields } from '../fields.ts';
import type { Rule } from '../rule.ts';
import { toPlainPattern } from './toPlainPattern.ts';

/** Limits of a text; lengths are in characters. */
export interface TextSchema {
  readonly type?: 'string';
  /** Names the rules that refuse more than the schema does. */
  readonly $comment?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly allOf?: readonly TextSchema[];
  readonly anyOf?: readonly TextSchema[];
}

/** A form as a JSON Schema of draft 2020-12. */
export interface ObjectSchema {
  readonly $schema: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, TextSchema>>;
  readonly required: readonly string[];
}

/**
 * A form as a JSON Schema: each field is a text, as a form holds it. The schema accepts every text that the rules accept.
 * What no pattern says, such as a check digit, it leaves to the rules, which it names in a comment.
 */
export function toJsonSchema(form: Pick<Fields<unknown>, 'rules'>): ObjectSchema {
  const entries = [...form.rules];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(entries.map(([field, rules]) => [field, toTextSchema(rules)])),
    required: entries.filter(([, rules]) => rules.some(isRequired)).map(([field]) => field),
  };
}

const isRequired = ({ name }: Rule) => name === 'required';

function toTextSchema(rules: readonly Rule[]): TextSchema {
  const unsaid = rules.filter(({ options }) => options.proof).map(({ name }) => name);
  const limits = merge(rules.map(toLimits));
  // Every rule but `required` lets an empty text pass; a longest length does so by itself.
  const needsEmpty = !rules.some(isRequired) && rules.some(({ name }) => name !== 'maxLength');
  return {
    type: 'string',
    ...(unsaid.length > 0 && { $comment: `Refused beyond this schema by: ${unsaid.join(', ')}` }),
    ...(needsEmpty ? { anyOf: [{ maxLength: 0 }, limits] } : limits),
  };
}

function toLimits({ name, options }: Rule): TextSchema {
  const { pattern, longest, params } = options;
  if (name === 'maxLength') return { maxLength: Number(params?.max) };
  if (name === 'minLength') return { minLength: Number(params?.min) };
  return { pattern: toPlainPattern(pattern), ...(Number.isFinite(longest) && { maxLength: longest }) };
}

/** All limits in one schema; what names a keyword again is in its `allOf`. */
function merge(all: readonly TextSchema[]): TextSchema {
  const merged: Record<string, unknown> = {};
  const again: TextSchema[] = [];
  for (const limits of all) {
    if (Object.keys(limits).some((keyword) => keyword in merged)) again.push(limits);
    else Object.assign(merged, limits);
  }
  return { ...merged, ...(again.length > 0 && { allOf: again }) };
}
