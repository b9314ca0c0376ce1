import type { Fields } from '../fields.ts';
import { toJsonSchema } from './toJsonSchema.ts';

/** What a [Standard JSON Schema](https://standardschema.dev/json-schema) is asked for. */
interface ConverterOptions {
  readonly target: string;
}

/** Writes the schema of what a form holds (`input`) and of what passed it (`output`), which are the same texts. */
interface Converter {
  readonly input: (options: ConverterOptions) => Record<string, unknown>;
  readonly output: (options: ConverterOptions) => Record<string, unknown>;
}

/** A form that is a Standard JSON Schema too. */
export interface JsonSchemaFields<Input, Output> extends Fields<Input, Output> {
  readonly '~standard': Fields<Input, Output>['~standard'] & { readonly jsonSchema: Converter };
}

/** The drafts that have every keyword of ours, by the names of the standard. */
const DRAFTS: Readonly<Record<string, string>> = {
  'draft-2020-12': 'https://json-schema.org/draft/2020-12/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
};

/**
 * The same form as a [Standard JSON Schema](https://standardschema.dev/json-schema) too, for tools that ask a schema for
 * its JSON Schema by `'~standard'`.
 */
export function withJsonSchema<Input, Output>(form: Fields<Input, Output>): JsonSchemaFields<Input, Output> {
  const convert = ({ target }: ConverterOptions): Record<string, unknown> => {
    const $schema = Object.hasOwn(DRAFTS, target) ? DRAFTS[target] : undefined;
    if ($schema === undefined)
      throw new RangeError(
        `There is no JSON Schema for the target '${target}'; the targets are: ${Object.keys(DRAFTS).join(', ')}.`,
      );
    return { ...toJsonSchema(form), $schema };
  };
  return { ...form, '~standard': { ...form['~standard'], jsonSchema: { input: convert, output: convert } } };
}
