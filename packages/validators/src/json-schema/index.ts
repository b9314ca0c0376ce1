export { toJsonSchema, type JsonSchemaOptions, type ObjectSchema, type TextSchema } from './toJsonSchema.ts';
export { withJsonSchema, type JsonSchemaFields } from './withJsonSchema.ts';
