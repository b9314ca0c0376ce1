import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';

/** The values as they are sent, or the first message of each wrong field. */
export type Checked<Values> = { values: Values } | { errors: FieldErrors<Values> };

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

/** Judges the values of a form by its schema. */
export async function checkForm<Schema extends AnyObjectSchema>(
  schema: Schema,
  input: unknown,
): Promise<Checked<InferType<Schema>>> {
  try {
    return { values: await schema.validate(input, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) errors[path] ??= message;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The path of an issue is the name of a field of the schema, which yup types as text.
    return { errors: errors as FieldErrors<InferType<Schema>> };
  }
}
