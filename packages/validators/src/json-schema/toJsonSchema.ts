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
  /** What [ajv-errors](https://github.com/ajv-validator/ajv-errors) and editors say of a text that is refused. */
  readonly errorMessage?: string;
}

/** A form as a JSON Schema of draft 2020-12. */
export interface ObjectSchema {
  readonly $schema: string;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, TextSchema>>;
  readonly required: readonly string[];
  readonly errorMessage?: { readonly required: Readonly<Record<string, string>> };
}

/** What a schema holds beside its limits. */
export interface JsonSchemaOptions {
  /** Adds the message of each rule as `errorMessage`, which ajv knows with its plugin ajv-errors. */
  readonly hasMessages?: boolean;
}

/**
 * A form as a JSON Schema: each field is a text, as a form holds it. The schema accepts every text that the rules accept.
 * What no pattern says, such as a check digit, it leaves to the rules, which it names in a comment.
 */
export function toJsonSchema(
  form: Pick<Fields<unknown>, 'rules'>,
  { hasMessages = false }: JsonSchemaOptions = {},
): ObjectSchema {
  const entries = [...form.rules];
  const required = entries.flatMap(([field, rules]) => {
    const rule = rules.find(isRequired);
    return rule ? [[field, rule.message] as const] : [];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([field, rules]) => [
        field,
        hasMessages ? toSchemaWithMessages(rules) : toTextSchema(rules),
      ]),
    ),
    required: required.map(([field]) => field),
    ...(hasMessages && required.length > 0 && { errorMessage: { required: Object.fromEntries(required) } }),
  };
}

const isRequired = ({ name }: Rule) => name === 'required';

function toTextSchema(rules: readonly Rule[]): TextSchema {
  const limits = merge(rules.map(toLimits));
  const needsEmpty = !rules.some(isRequired) && rules.some(({ name }) => name !== 'maxLength');
  return { type: 'string', ...toComment(rules), ...(needsEmpty ? orEmpty(limits) : limits) };
}

/** Each rule's limits are a schema with its own message. */
function toSchemaWithMessages(rules: readonly Rule[]): TextSchema {
  const allOf = rules.map((rule): TextSchema => ({
    ...(isRequired(rule) ? toLimits(rule) : orEmpty(toLimits(rule))),
    errorMessage: rule.message,
  }));
  return { type: 'string', ...toComment(rules), allOf };
}

/** Every rule but `required` lets an empty text pass; a longest length does so by itself. */
const orEmpty = (limits: TextSchema): TextSchema => ({ anyOf: [{ maxLength: 0 }, limits] });

function toComment(rules: readonly Rule[]): TextSchema {
  const unsaid = rules.filter(({ options }) => options.proof).map(({ name }) => name);
  return unsaid.length > 0 ? { $comment: `Refused beyond this schema by: ${unsaid.join(', ')}` } : {};
}

/** The limits that a rule sets to a text that is not empty. */
export function toLimits({ name, options }: Rule): TextSchema {
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
