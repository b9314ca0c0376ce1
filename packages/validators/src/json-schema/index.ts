export { toJsonSchema, type JsonSchemaOptions, type ObjectSchema, type TextSchema } from './toJsonSchema.ts';
